/** The behaviour record as its owner reads it: filtered, by the page, and whole in parts. */
import { BEHAVIOUR_PART } from '../../src/constants';
import type { BehaviourPart, BehaviourRow, Page } from '../../src/contract';
import { type SubCodeName, subCodes } from '../../src/contract/subCodes';
import {
  behaviourDevices,
  behaviourResults,
  behaviourTypes,
  checkDayRange,
  firstBehaviourDay,
} from '../../src/validation/behaviour';
import { chinaDate } from '../../src/validation/dates';
import { addDays, chinaDayStart } from '../../src/validation/days';
import type { Account } from './accounts';
import type { BehaviourRecord } from './behaviour';
import { findClient, introduce } from './clients';
import { instant, now } from './clock';
import { rolesOf } from './companies';
import { oneOf, optional, readFields, text } from './fields';
import { maskIp } from './masking';
import { calendarDay, pageFields, pageOf } from './pages';
import { HttpRefusal } from './refusals';
import { liveSessionsOf, type Session } from './sessions';
import { portal } from './state';
import { type Lang, words } from './words';

type Query = Record<string, unknown>;
/** Whose record it is, and who reads it. */
export interface Reader {
  account: Account;
  session: Session;
  lang: Lang;
}

const CURSOR_MAX = 200;

const filterFields = {
  from: optional(calendarDay),
  to: optional(calendarDay),
  type: optional(oneOf(...behaviourTypes)),
  result: optional(oneOf(...behaviourResults)),
  device: optional(oneOf(...behaviourDevices)),
};

type Filter = { [F in keyof typeof filterFields]: ReturnType<(typeof filterFields)[F]> };

/** Records of an account that a filter matches as of a moment (ms), the newest first. */
function matching({ id }: Account, { from, to, type, result, device }: Filter, asOf: number) {
  const today = chinaDate(asOf);
  const wrong = checkDayRange({ from, to }, today);
  if (wrong) throw new HttpRefusal(422, 'FIELDS_WRONG', { to: subCodes[wrong] });
  const first = firstBehaviourDay(today);
  const start = chinaDayStart(from && from > first ? from : first);
  const end = to && to < today ? chinaDayStart(addDays(to, 1)) - 1 : asOf;
  return portal()
    .behaviour.filter(
      (one) =>
        one.accountId === id &&
        one.occurredAt >= start &&
        one.occurredAt <= end &&
        (!type || one.type === type) &&
        (!result || one.result === result) &&
        (!device || one.device === device),
    )
    .sort(newestFirst);
}

type Place = Pick<BehaviourRecord, 'occurredAt' | 'id'>;

/** Of records of the same moment the id decides, so that a part ends at one certain place. */
function newestFirst(a: Place, b: Place): number {
  return b.occurredAt - a.occurredAt || (a.id < b.id ? -1 : Number(a.id > b.id));
}

/** One page of the account's records. */
export function listBehaviour(reader: Reader, query: Query): Page<BehaviourRow> {
  const { pageNumber, pageSize, sort, ...filter } = readFields(query, {
    ...filterFields,
    ...pageFields('occurredAt'),
  });
  const found = matching(reader.account, filter, now());
  if (sort === 'occurredAt:asc') found.reverse();
  const page = pageOf(found, { pageNumber, pageSize });
  return { ...page, list: page.list.map(rowsFor(reader)) };
}

/** The next part of everything the filter matches. What happens while the parts are read is in none of them. */
export function exportBehaviour(reader: Reader, query: Query): BehaviourPart {
  const { cursor, ...filter } = readFields(query, { ...filterFields, cursor: optional(text(CURSOR_MAX)) });
  const after = cursor === undefined ? null : readCursor(cursor);
  const asOf = after?.asOf ?? now();
  const found = matching(reader.account, filter, asOf);
  const start = after ? found.findIndex((one) => newestFirst(one, after) > 0) : 0;
  const end = start + BEHAVIOUR_PART;
  const part = start < 0 ? [] : found.slice(start, end);
  const last = part.at(-1);
  return {
    list: part.map(rowsFor(reader)),
    total: found.length,
    next: last && found.length > end ? cursorAfter(last, asOf) : null,
  };
}

/** Names the last record that was read and the moment the reading began: opaque to the reader. */
const cursorAfter = ({ occurredAt, id }: Place, asOf: number): string =>
  Buffer.from(JSON.stringify([asOf, occurredAt, id])).toString('base64url');

function readCursor(cursor: string): Place & { asOf: number } {
  try {
    const [asOf, occurredAt, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Number.isSafeInteger(asOf) && Number.isSafeInteger(occurredAt) && typeof id === 'string') {
      return { asOf, occurredAt, id };
    }
  } catch {
    // Not one of ours, as below.
  }
  throw new HttpRefusal(422, 'FIELDS_WRONG', { cursor: subCodes.FIELD_FORMAT });
}

/** Writes records out for their owner. What every row needs is looked up once. */
function rowsFor({ account, session, lang }: Reader): (record: BehaviourRecord) => BehaviourRow {
  const live = new Set(liveSessionsOf(account.id).map(({ publicId }) => publicId));
  const companies = new Map(rolesOf(account.id).map(({ id, orgName }) => [id, orgName]));
  const stateOf = (id: string) => {
    if (id === session.publicId) return 'current';
    return live.has(id) ? 'live' : 'ended';
  };
  return (record) => ({
    id: record.id,
    type: record.type,
    occurredAt: instant(record.occurredAt),
    ip: maskIp(record.ip),
    place: words(lang, record.place),
    device: record.device,
    os: record.os,
    browser: record.browser,
    channel: record.channel,
    appName: nameOf(record.appName, lang),
    actingAs: record.actingAs === null ? null : (companies.get(record.actingAs) ?? null),
    result: record.result,
    failReason: reasonOf(record.failReason, lang),
    session: record.sessionId === null ? null : stateOf(record.sessionId),
    disowned: record.disowned,
  });
}

function nameOf(appName: string | null, lang: Lang): string | null {
  const client = findClient(appName ?? undefined);
  return client ? introduce(client.id, lang).name : appName;
}

/** The clause of a refusal that was for its moment alone, such as how many tries were left. */
const PASSING = /[，.]\s*[^，.]*\{.*$/;

function reasonOf(reason: string | null, lang: Lang): string | null {
  if (reason === null || !Object.hasOwn(subCodes, reason)) return reason;
  return words(lang, `subCode.${reason as SubCodeName}`).replace(PASSING, '');
}
