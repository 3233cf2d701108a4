/**
 * Reads the bodies of the mock's own tools. One 422 names every invalid field. Endpoints of the portal use
 * http/readInput instead.
 */
import { type SubCode, type SubCodeName, subCodes } from '../../../src/contract/subCodes';
import { HttpRefusal } from '../lib/refusals';

/** Turns a raw value into a typed one, or throws {@link FieldError}. */
export type Reader<T> = (raw: unknown) => T;

/** The reason why one field is wrong. */
export class FieldError extends Error {
  constructor(readonly subCode: SubCodeName) {
    super(subCode);
  }
}

const isAbsent = (raw: unknown) => raw === undefined || raw === null || raw === '';

/** Reads a required text of at most `max` UTF-16 units. It is not trimmed. */
export function text(max: number): Reader<string> {
  return (raw) => {
    if (isAbsent(raw)) throw new FieldError('FIELD_REQUIRED');
    if (typeof raw !== 'string') throw new FieldError('FIELD_FORMAT');
    if (raw.length > max) throw new FieldError('FIELD_TOO_LONG');
    return raw;
  };
}

/** Reads one of the given values. */
export function oneOf<T extends string>(...allowed: T[]): Reader<T> {
  return (raw) => {
    if (isAbsent(raw)) throw new FieldError('FIELD_REQUIRED');
    const match = allowed.find((word) => word === raw);
    if (match === undefined) throw new FieldError('FIELD_FORMAT');
    return match;
  };
}

/** Reads a whole number from `min` to `max`. */
export function integer(min: number, max: number): Reader<number> {
  return (raw) => {
    if (isAbsent(raw)) throw new FieldError('FIELD_REQUIRED');
    if (typeof raw !== 'number' || !Number.isInteger(raw) || raw < min || raw > max) {
      throw new FieldError('FIELD_FORMAT');
    }
    return raw;
  };
}

/** Reads a box that may be ticked; absent means not ticked. */
export const flag: Reader<boolean> = (raw) => raw === true;

/** Reads the same field, or returns undefined if it is absent or empty. */
export function optional<T>(reader: Reader<T>): Reader<T | undefined> {
  return (raw) => (isAbsent(raw) ? undefined : reader(raw));
}

type Readers = Record<string, Reader<unknown>>;
type Values<R extends Readers> = { [K in keyof R]: ReturnType<R[K]> };

/** Reads all fields. Throws one 422 with `{ field: subCode }` for all wrong ones. */
export function readFields<R extends Readers>(source: { [K in keyof R]?: unknown }, readers: R): Values<R> {
  const wrong: Record<string, SubCode> = {};
  const values: Record<string, unknown> = {};
  for (const [field, reader] of Object.entries(readers)) {
    try {
      values[field] = reader(Object.hasOwn(source, field) ? source[field] : undefined);
    } catch (error) {
      if (!(error instanceof FieldError)) throw error;
      wrong[field] = subCodes[error.subCode];
    }
  }
  if (Object.keys(wrong).length > 0) throw new HttpRefusal(422, 'FIELDS_WRONG', wrong);
  return values as Values<R>;
}
