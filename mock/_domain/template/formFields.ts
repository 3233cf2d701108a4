/** Checks of the legacy template's forms against the portal's records. */
import type { Colleague } from '../../../src/contract';
import { subCodes } from '../../../src/contract/subCodes';
import { HttpRefusal } from '../lib/refusals';
import { getPortal } from '../store/state';

/** Finds a colleague by id. */
export const findColleague = (id: string): Colleague | undefined =>
  getPortal().templateForms.colleagues.find((one) => one.id === id);

/** Throws one 422 for all invalid fields. `fields` contains whether each field is valid. */
export function assertRight(fields: Record<string, boolean>): void {
  const wrong = Object.entries(fields).filter(([, isRight]) => !isRight);
  if (wrong.length === 0) return;
  throw new HttpRefusal(
    422,
    'FIELDS_WRONG',
    Object.fromEntries(wrong.map(([name]) => [name, subCodes.FIELD_FORMAT])),
  );
}

/** Throws one 422 for all fields with an unknown colleague's id. */
export const assertColleagues = (fields: Record<string, readonly string[]>): void =>
  assertRight(
    Object.fromEntries(
      Object.entries(fields).map(([name, ids]) => [name, ids.every((id) => findColleague(id) !== undefined)]),
    ),
  );
