/** Readers of the fields of the legacy template's forms: they apply the pages' rules, and throw the subCodes of a 422. */
import type { Colleague } from '../../../src/contract';
import type { Finding } from '../../../src/validation/templateForms';
import { isVisible, normalizeLines } from '../../../src/validation/text';
import { FieldError, type Reader, text } from '../forms/fields';
import { calendarDay } from '../forms/paging';
import { getPortal } from '../store/state';

/** In UTF-16 units: a character has one or more. A text beyond it is too long whatever it is made of. */
const UNITS_MAX = 20_000;
const ID_MAX = 36;

/** Reads a text that must pass `check`. What fails for its length is told so. */
export const passing =
  (check: (value: string) => Finding): Reader<string> =>
  (raw) => {
    const value = text(UNITS_MAX)(raw);
    const finding = check(value);
    if (finding === null) return normalizeLines(value);
    if (finding.id === 'template.text.long') throw new FieldError('FIELD_TOO_LONG');
    throw new FieldError(isVisible(value) ? 'FIELD_FORMAT' : 'FIELD_REQUIRED');
  };

/** Finds a colleague by id. */
export const findColleague = (id: unknown): Colleague | undefined =>
  getPortal().templateForms.colleagues.find((one) => one.id === id);

/** Reads the id of a colleague. */
export const colleagueId: Reader<string> = (raw) => {
  const id = text(ID_MAX)(raw);
  if (!findColleague(id)) throw new FieldError('FIELD_FORMAT');
  return id;
};

/** Reads a last day. Throws RANGE_BACKWARDS if it is before `start`, whatever that is. */
export const endFrom =
  (start: unknown): Reader<string> =>
  (raw) => {
    const end = calendarDay(raw);
    if (typeof start === 'string' && end < start) throw new FieldError('RANGE_BACKWARDS');
    return end;
  };
