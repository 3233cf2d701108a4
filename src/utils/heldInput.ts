/**
 * What somebody did on a page that came as HTML, before its scripts had run: typed texts, choices, a submit. Each form
 * of the page takes its part over as soon as React has drawn it.
 */
import { HELD_SUBMIT } from './prerenderMarks';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface HeldField {
  name: string;
  /** What a radio or a checkbox stands for; of others, what was typed. */
  value: string;
  /** Whether a radio or a checkbox was changed. */
  changed: boolean;
  checked: boolean;
}

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

const findFields = (form: Element): Field[] =>
  [...form.querySelectorAll<Field>('input, textarea, select')].filter(({ type }) => type !== 'file');

function readField(field: Field): HeldField {
  const { name, value } = field;
  const checked = isChoice(field) && field.checked;
  return { name, value, checked, changed: isChoice(field) && checked !== field.defaultChecked };
}

/** Forms of the page's HTML that wait to be taken over, in their order. */
let waiting: HTMLFormElement[] = [];

/** From now on each form of the page's HTML waits for React: to become its own, or to be replaced by what it draws. */
export function awaitForms(root: Element) {
  waiting = [...root.querySelectorAll('form')];
}

/** Shows a text as if it had just been typed. */
function typeInto(field: Field, value: string) {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  const { selectionStart, selectionEnd } = field as HTMLInputElement;
  // React notes what is set on the element itself, and hears of a change only where the field then shows something else.
  field.value = '';
  setter?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  // Fields for numbers and addresses have no selection.
  if (selectionStart) (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
}

function replayField(field: Field, held: HeldField) {
  if (!isChoice(field)) {
    if (held.value !== '') typeInto(field, held.value);
  } else if (held.changed && (held.checked || field.type === 'checkbox')) {
    field.checked = !held.checked;
    field.click();
  }
}

const isInput = ({ value, changed, checked }: HeldField, field?: Field): boolean =>
  field && isChoice(field) ? changed && checked : value !== '';

/**
 * Gives a form that React has just drawn what was typed into its HTML; nothing to any other form.
 * @returns whether it was submitted meanwhile. What did not find its field is not sent.
 */
export function takeHeldInput(form: HTMLFormElement): boolean {
  // React has made the very element its own, or has drawn the first one anew.
  const old = waiting.includes(form) ? form : waiting[0];
  if (!old) return false;
  waiting = waiting.filter((element) => element !== old);
  const fields = findFields(form);
  let complete = true;
  for (const source of findFields(old)) {
    const held = readField(source);
    const field = fields.find(
      ({ type, name, value }) =>
        type === source.type && name === held.name && (!isChoice(source) || value === held.value),
    );
    if (field) replayField(field, held);
    else if (isInput(held, source)) complete = false;
  }
  const submitted = old.dataset[HELD_SUBMIT] !== undefined;
  delete form.dataset[HELD_SUBMIT];
  return submitted && complete;
}
