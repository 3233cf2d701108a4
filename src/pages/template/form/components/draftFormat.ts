/** Stores people and rows of the forms in a draft, which holds strings only. */
import type { DraftFormat } from '@/components/Form/useDraft';
import { isRecord } from '@/utils/isRecord';
import type { ChosenColleague } from './ColleagueSelect';

const isChosen = (value: unknown): value is ChosenColleague =>
  isRecord(value) && typeof value.value === 'string' && typeof value.label === 'string';

/** Reduces an option to id and label: the select adds its own properties. */
const toChosen = ({ value, label }: ChosenColleague): ChosenColleague => ({ value, label });

/** Whether a value is an object with string values only. */
const isRow = (value: unknown): value is Record<string, string> =>
  isRecord(value) && !isChosen(value) && Object.values(value).every((text) => typeof text === 'string');

function simplify(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => isChosen(one) || isRow(one)).map(simplify);
  return isChosen(value) ? toChosen(value) : value;
}

/** Parses a stored value: a chosen colleague, several of them, or rows of strings; undefined for anything else. */
function readStructure(text: string): unknown {
  try {
    const stored: unknown = JSON.parse(text);
    const isList = Array.isArray(stored) && (stored.every(isChosen) || stored.every(isRow));
    return isList || isChosen(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns a draft format that stores the named fields as JSON and the others unchanged. Empty selections and lists
 * are not stored.
 */
export function createDraftFormat(structured: readonly string[]): DraftFormat {
  const convert = <From, To>(values: Record<string, From>, to: (value: From) => To) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, structured.includes(name) ? to(value) : value]),
    );
  return {
    write: (values) =>
      convert(values, (value) => {
        const plain = simplify(value);
        return plain === undefined || plain === null || (Array.isArray(plain) && plain.length === 0)
          ? ''
          : JSON.stringify(plain);
      }),
    read: (texts) =>
      Object.fromEntries(
        Object.entries(convert<string, unknown>(texts, readStructure)).filter(
          ([, value]) => value !== undefined,
        ),
      ),
  };
}
