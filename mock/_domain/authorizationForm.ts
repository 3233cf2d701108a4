/** What somebody fills in to authorise another person, and whom they mean by it. */
import type { Matter } from '../../src/contract';
import { type SubCode, subCodes } from '../../src/contract/subCodes';
import { endProblem, isGranteeId, matters, startProblem } from '../../src/validation/authorizations';
import { chinaDate } from '../../src/validation/dates';
import { type Account, normaliseLoginName } from './accounts';
import { now } from './clock';
import { FieldWrong, listOf, oneOf, type Reader, readFields, someOf, text } from './fields';
import type { Ctx } from './http';
import { calendarDay } from './pages';
import { personName } from './persons';
import { HttpRefusal, Refusal } from './refusals';
import { portal } from './state';

const ID_MAX = 64;

export interface Order {
  loginId: string;
  name: string;
  matters: Matter[];
  start: string;
  end: string;
}

/** An account name, or a mobile number. */
const granteeId: Reader<string> = (raw) => {
  const id = text(ID_MAX)(raw).trim();
  if (!isGranteeId(id)) throw new FieldWrong('FIELD_FORMAT');
  return id;
};

const matterList = someOf(listOf(oneOf(...matters), matters.length));

const fields = {
  loginId: granteeId,
  name: personName,
  // One that comes twice counts once, and they stand in their usual order.
  matters: ((raw) => {
    const chosen = matterList(raw);
    return matters.filter((matter) => chosen.includes(matter));
  }) as Reader<Matter[]>,
  start: calendarDay,
  end: calendarDay,
};

const ends: Record<NonNullable<ReturnType<typeof endProblem>>, SubCode> = {
  backwards: subCodes.RANGE_BACKWARDS,
  long: subCodes.RANGE_TOO_LONG,
};

/** Reads the form; throws one 422 for what is wrong with it. */
export function readOrder(body: Ctx<'grantAuthorization'>['body']): Order {
  const order = readFields(body, fields);
  const wrong: Record<string, SubCode> = {};
  if (startProblem(order.start, chinaDate(now()))) wrong.start = subCodes.FIELD_FORMAT;
  const problem = endProblem(order.start, order.end);
  if (problem) wrong.end = ends[problem];
  if (Object.keys(wrong).length > 0) throw new HttpRefusal(422, 'FIELDS_WRONG', wrong);
  return order;
}

/**
 * The person who is meant: both their account name or number and their name have to be right, and one answer
 * (GRANTEE_UNKNOWN) says that either is not. Of several accounts with the number the primary one counts.
 */
export function granteeOf({ loginId, name }: Order, grantor: Account): Account {
  const wanted = normaliseLoginName(loginId);
  const named = portal()
    .accounts.filter((one) => one.userType === 'person' && one.status === 'ACTIVE' && one.name === name)
    .filter((one) => normaliseLoginName(one.account) === wanted || one.mobile === loginId);
  const found = named.find(({ primary }) => primary) ?? named[0];
  if (!found) throw new Refusal('GRANTEE_UNKNOWN');
  if (found.id === grantor.id || found.idNo === grantor.idNo) throw new Refusal('GRANTEE_SELF');
  return found;
}
