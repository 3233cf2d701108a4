/**
 * What somebody did on a page that came as HTML, before its scripts had run: typed texts, choices, files, a submit. Each
 * form of the page takes its part over as soon as React has drawn it.
 */
import { HELD_SUBMIT, VOID_EARLY } from './prerenderMarks';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field of the page's HTML, as it was when React had drawn the form. */
interface HeldField {
  source: Field;
  value: string;
  checked: boolean;
  files: FileList | null;
  /** Whether it holds something else than what the page came with. */
  changed: boolean;
}

export interface HeldInput {
  /** Makes the choices again. Only then: a page that opens may set its own first. */
  replayChoices: () => void;
  /** Whether the form was submitted meanwhile, and everything of it has found its field. */
  submitted: boolean;
}

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

const findFields = (form: Element): Field[] => [...form.querySelectorAll<Field>('input, textarea, select')];

/** Whether nothing that was typed early can be an answer: it asks about something that the scripts bring. */
const isVoid = (field: Field) => field.dataset[VOID_EARLY] !== undefined;

/** What a field holds when nobody has touched it. */
function getFirstValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** What was chosen: React, as it makes the HTML its own, sets radios to what it would have drawn. */
const chosen = new WeakMap<Field, boolean>();

const noteChoices = (form: Element) => {
  for (const field of findFields(form)) if (isChoice(field)) chosen.set(field, field.checked);
};

function readField(source: Field): HeldField {
  const checked = isChoice(source) && (chosen.get(source) ?? source.checked);
  const files = source instanceof HTMLInputElement && source.files?.length ? source.files : null;
  const changed = isChoice(source)
    ? checked !== source.defaultChecked
    : source.type === 'file'
      ? files !== null
      : source.value !== getFirstValue(source);
  return { source, value: source.value, checked, files, changed };
}

/** Whether something was filled in or chosen in the HTML below an element. */
export const holdsInput = (root: Element): boolean =>
  findFields(root).some((field) => readField(field).changed);

/** Forms of the page's HTML that wait to be taken over, in their order. */
let waiting: HTMLFormElement[] = [];
/** Whether what was submitted in the HTML is still sent. */
let sendsEarly = false;

/** From now on each form of the page's HTML waits for React: to become its own, or to be replaced by what it draws. */
export function awaitForms(root: Element) {
  waiting = [...root.querySelectorAll('form')];
  sendsEarly = true;
  for (const form of waiting) {
    noteChoices(form);
    form.addEventListener('change', () => waiting.includes(form) && noteChoices(form));
  }
}

/** The page has taken the place of its HTML. A form that opens later gets what was typed, but sends nothing unasked. */
export function endEarlySubmits() {
  sendsEarly = false;
}

/** Forgets what was typed into the HTML: another page is on show. */
export function forgetHeldInput() {
  waiting = [];
}

/** The field that was drawn in place of one of the HTML. */
const findPartner = (fields: Field[], { type, name, value }: Field): Field | undefined =>
  fields.find(
    (field) => field.type === type && field.name === name && (type !== 'radio' || field.value === value),
  );

const isText = (field: Field) => !isChoice(field) && field.type !== 'file';

/**
 * The form of the HTML that React has made its own, or the first one that has a place here for what was typed; where
 * nothing was, for any of its fields.
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

/** Shows a text as if it had just been typed. */
function typeInto(field: Field, value: string) {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  const { selectionStart, selectionEnd, selectionDirection } = field as HTMLInputElement;
  // React notes what is set on the element itself, and hears of a change only where the field then shows something else.
  field.value = value === '' ? ' ' : '';
  setter?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  // Fields for numbers and addresses have no selection, and neither have selects.
  if (typeof selectionStart === 'number') {
    (field as HTMLInputElement).setSelectionRange(
      selectionStart,
      selectionEnd,
      selectionDirection ?? undefined,
    );
  }
}

function replayChoice(field: Field, { checked, files }: HeldField) {
  if (files) {
    if ((field as HTMLInputElement).files !== files) (field as HTMLInputElement).files = files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (isChoice(field) && (checked || field.type === 'checkbox')) {
    field.checked = !checked;
    field.click();
  }
}

/**
 * Gives a form that React has just drawn the texts that were typed into its HTML.
 * @returns what is left to do once the page has opened; undefined where nothing was there for this form
 */
export function takeHeldInput(form: HTMLFormElement): HeldInput | undefined {
  const old = findSource(form);
  if (!old) return undefined;
  waiting = waiting.filter((element) => element !== old);
  const fields = findFields(form);
  for (const field of fields) if (isVoid(field)) field.value = '';
  const pairs = findFields(old)
    .filter((field) => !isVoid(field))
    .map(readField)
    .filter(({ changed }) => changed)
    .map((held) => ({ held, field: old === form ? held.source : findPartner(fields, held.source) }));
  const submitted = old.dataset[HELD_SUBMIT] !== undefined && (old === form || sendsEarly);
  delete form.dataset[HELD_SUBMIT];
  for (const button of form.querySelectorAll('[type="submit"]')) button.setAttribute('aria-busy', 'false');
  const texts = pairs.filter(({ held: { source } }) => isText(source));
  for (const { held, field } of texts) if (field) typeInto(field, held.value);
  return {
    submitted: submitted && pairs.every(({ field }) => field !== undefined),
    replayChoices: () => {
      for (const { held, field } of pairs)
        if (field?.isConnected && !isText(field)) replayChoice(field, held);
    },
  };
}
