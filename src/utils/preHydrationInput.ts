/**
 * Preserves what a user entered on a prerendered page before its scripts ran: texts, choices, files, a submit.
 * Each form adopts its part as soon as React has rendered it.
 */
import { PENDING_SUBMIT, VOID_EARLY } from './prerenderMarks';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field of the page's HTML, as it was when React had rendered the form. */
interface PreHydrationField {
  source: Field;
  value: string;
  checked: boolean;
  files: FileList | null;
  /** Whether its value differs from that of the HTML. */
  changed: boolean;
}

export interface PreHydrationInput {
  /** Repeats the choices. Call it after the effects of the page, which may set choices of their own. */
  replayChoices: () => void;
  /** Whether the user submitted the form meanwhile, and every changed field has its counterpart. */
  submitted: boolean;
}

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

const findFields = (form: Element): Field[] => [...form.querySelectorAll<Field>('input, textarea, select')];

/** Whether early input is void because the field refers to content that only the scripts show, such as a captcha. */
const isVoid = (field: Field) => field.dataset[VOID_EARLY] !== undefined;

/** The value of an untouched field. */
function getFirstValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** The choices of the user. React resets radios to the rendered state when it hydrates them. */
const chosen = new WeakMap<Field, boolean>();

const recordChoices = (form: Element) => {
  for (const field of findFields(form)) if (isChoice(field)) chosen.set(field, field.checked);
};

function readField(source: Field): PreHydrationField {
  const checked = isChoice(source) && (chosen.get(source) ?? source.checked);
  const files = source instanceof HTMLInputElement && source.files?.length ? source.files : null;
  const changed = isChoice(source)
    ? checked !== source.defaultChecked
    : source.type === 'file'
      ? files !== null
      : source.value !== getFirstValue(source);
  return { source, value: source.value, checked, files, changed };
}

/** Whether the user has changed a field below an element. */
export const hasChangedField = (root: Element): boolean =>
  findFields(root).some((field) => readField(field).changed);

/** Forms of the page's HTML that React has not rendered yet, in document order. */
let waiting: HTMLFormElement[] = [];
/** Whether a submit in the HTML is still sent. */
let sendsEarly = false;

/** Marks each form of the page's HTML as pending until React hydrates or replaces it. */
export function awaitForms(root: Element) {
  waiting = [...root.querySelectorAll('form')];
  sendsEarly = true;
  for (const form of waiting) {
    recordChoices(form);
    form.addEventListener('change', () => recordChoices(form));
  }
}

/** Whether a form of the page's HTML is still pending. */
export const isFormPending = (): boolean => waiting.length > 0;

/** Discards early submits after the page has replaced its HTML. A form that opens later gets the texts, but is not sent. */
export function discardEarlySubmits() {
  sendsEarly = false;
}

/** Discards the input of the HTML. Call it when another page is shown. */
export function discardPreHydrationInput() {
  waiting = [];
}

/** Returns the rendered field that corresponds to a field of the HTML. */
const findPartner = (fields: Field[], { type, name, value }: Field): Field | undefined =>
  fields.find(
    (field) => field.type === type && field.name === name && (type !== 'radio' || field.value === value),
  );

const isText = (field: Field) => !isChoice(field) && field.type !== 'file';

/**
 * Returns the form itself if React has hydrated it, else the first pending form with a typed text that has a field here; if
 * it has no typed text, one with any field here.
 */
function findSource(form: HTMLFormElement): HTMLFormElement | undefined {
  if (waiting.includes(form)) return form;
  const fields = findFields(form);
  return waiting.find((old) => {
    const sources = findFields(old);
    const typed = sources.filter((source) => isText(source) && readField(source).changed);
    return (typed.length > 0 ? typed : sources).some((source) => findPartner(fields, source));
  });
}

/** Sets a text as if the user had just typed it. */
function typeInto(field: Field, value: string) {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  const { selectionStart, selectionEnd, selectionDirection } = field as HTMLInputElement;
  // React tracks values set on the element and reports a change only if the field then shows another one.
  field.value = value === '' ? ' ' : '';
  setter?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  // Fields of the types number and email have no selection, and neither have selects.
  if (typeof selectionStart === 'number') {
    (field as HTMLInputElement).setSelectionRange(
      selectionStart,
      selectionEnd,
      selectionDirection ?? undefined,
    );
  }
}

function replayChoice(field: Field, { checked, files }: PreHydrationField) {
  if (files) {
    if ((field as HTMLInputElement).files !== files) (field as HTMLInputElement).files = files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (isChoice(field) && (checked || field.type === 'checkbox')) {
    field.checked = !checked;
    field.click();
  }
}

/**
 * Sets the texts typed into the HTML in a form that React has just rendered.
 * @returns the choices and the submit to repeat once the page has opened; undefined if no pending form matches
 */
export function takePreHydrationInput(form: HTMLFormElement): PreHydrationInput | undefined {
  const old = findSource(form);
  if (!old) return undefined;
  waiting = waiting.filter((element) => element !== old);
  const fields = findFields(form);
  for (const field of fields) if (isVoid(field)) field.value = '';
  const pairs = findFields(old)
    .filter((field) => !isVoid(field))
    .map(readField)
    .filter(({ changed }) => changed)
    .map((early) => ({ early, field: old === form ? early.source : findPartner(fields, early.source) }));
  const submitted = old.dataset[PENDING_SUBMIT] !== undefined && sendsEarly;
  delete form.dataset[PENDING_SUBMIT];
  for (const button of form.querySelectorAll('[type="submit"]')) button.setAttribute('aria-busy', 'false');
  const texts = pairs.filter(({ early: { source } }) => isText(source));
  for (const { early, field } of texts) if (field) typeInto(field, early.value);
  return {
    submitted: submitted && pairs.every(({ field }) => field !== undefined),
    replayChoices: () => {
      for (const { early, field } of pairs) if (field) replayChoice(field, early);
    },
  };
}
