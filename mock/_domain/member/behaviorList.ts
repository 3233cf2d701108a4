/** Lists and exports the activity record (docs/specification.md 11); the owner can report another person. */
import { BEHAVIOR_EXPORT_PART_SIZE } from '../../../src/constants';
import type { BehaviorFilter, BehaviorPart, BehaviorRow, Page } from '../../../src/contract';
import { type SubCodeName, subCodes } from '../../../src/contract/subCodes';
import { checkDayRange, getFirstBehaviorDay } from '../../../src/validation/behavior';
import { formatChinaDate } from '../../../src/validation/dates';
import { addDays, getChinaDayStart } from '../../../src/validation/days';
import { recordMemberBehavior } from '../accounts/behavior';
import { listCompanyNames } from '../accounts/companies';
import { sendNotice } from '../accounts/notices';
import { endSessionElsewhere, listLiveSessions } from '../accounts/sessions';
import { paginate } from '../forms/paging';
import { maskIp } from '../lib/masking';
import { type Lang, translate } from '../lib/messages';
import { getFound, wrongField } from '../lib/refusals';
import { describeClient, findClient } from '../store/clients';
import { now, toInstant } from '../store/clock';
import type { EndpointContext, MemberRequest, SignedInCaller } from '../store/context';
import type { Account } from '../store/records/account';
import type { BehaviorRecord } from '../store/records/behavior';
import { getPortal } from '../store/state';

/** Finds the records of an account that match a filter at the time `asOf` (ms), newest first. */
function findMatching({ id }: Account, { from, to, type, result, device }: BehaviorFilter, asOf: number) {
  const today = formatChinaDate(asOf);
  const wrong = checkDayRange({ from, to }, today);
  if (wrong) throw wrongField('to', wrong);
  const first = getFirstBehaviorDay(today);
  const start = getChinaDayStart(from && from > first ? from : first);
  const end = to && to < today ? getChinaDayStart(addDays(to, 1)) - 1 : asOf;
  return getPortal()
    .behavior.filter(
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

type Place = Pick<BehaviorRecord, 'occurredAt' | 'id'>;

/** Sorts by time, then by id, so that the order is unambiguous and each part of an export ends at a definite record. */
function newestFirst(a: Place, b: Place): number {
  return b.occurredAt - a.occurredAt || (a.id < b.id ? -1 : Number(a.id > b.id));
}

/** Returns one page of the records. Throws a 422 for a wrong filter. */
export function listBehavior(
  reader: SignedInCaller,
  { pageNumber, pageSize, sort, ...filter }: EndpointContext<'behaviorRecords'>['query'],
): Page<BehaviorRow> {
  const found = findMatching(reader.account, filter, now());
  if (sort === 'occurredAt:asc') found.reverse();
  const page = paginate(found, { pageNumber, pageSize });
  return { ...page, list: page.list.map(rowsFor(reader)) };
}

/** Returns the next part of an export. New records during the export are not in it. */
export function exportBehavior(
  reader: SignedInCaller,
  { cursor, ...filter }: EndpointContext<'exportBehaviorRecords'>['query'],
): BehaviorPart {
  const after = cursor === undefined ? null : readCursor(cursor);
  const asOf = after?.asOf ?? now();
  const found = findMatching(reader.account, filter, asOf);
  const start = after ? found.findIndex((one) => newestFirst(one, after) > 0) : 0;
  const end = start + BEHAVIOR_EXPORT_PART_SIZE;
  const part = start < 0 ? [] : found.slice(start, end);
  const last = part.at(-1);
  return {
    list: part.map(rowsFor(reader)),
    total: found.length,
    next: last && found.length > end ? cursorAfter(last, asOf) : null,
  };
}

/** Builds the cursor: the last record of the part and the time when the export began. It is opaque to the client. */
const cursorAfter = ({ occurredAt, id }: Place, asOf: number): string =>
  Buffer.from(JSON.stringify([asOf, occurredAt, id])).toString('base64url');

function readCursor(cursor: string): Place & { asOf: number } {
  try {
    const [asOf, occurredAt, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const areTimes = [asOf, occurredAt].every(
      (time) => Number.isSafeInteger(time) && time >= 0 && time <= now(),
    );
    if (areTimes && typeof id === 'string') {
      return { asOf, occurredAt, id };
    }
  } catch {
    // Not JSON: rejected below, like wrong values.
  }
  throw wrongField('cursor', 'FIELD_FORMAT');
}

/** Returns a function that converts a record to a row. It looks up the shared data of all rows once. */
function rowsFor({ account, session, lang }: SignedInCaller): (record: BehaviorRecord) => BehaviorRow {
  const live = new Set(listLiveSessions(account.id).map(({ publicId }) => publicId));
  const companies = listCompanyNames(account.id);
  const stateOf = (id: string) => {
    if (id === session.publicId) return 'current';
    return live.has(id) ? 'live' : 'ended';
  };
  return (record) => ({
    id: record.id,
    type: record.type,
    occurredAt: toInstant(record.occurredAt),
    ip: maskIp(record.ip),
    place: translate(lang, record.place),
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
  return client ? describeClient(client.id, lang).name : appName;
}

/** The part of a message that was correct only at the time of the refusal, such as the number of remaining tries. */
const TEMPORARY_PART = /[，.]\s*[^，.]*\{.*$/;

function reasonOf(reason: string | null, lang: Lang): string | null {
  if (reason === null || !Object.hasOwn(subCodes, reason)) return reason;
  return translate(lang, `subCode.${reason as SubCodeName}`).replace(TEMPORARY_PART, '');
}

/** The page where the owner sets a new password. */
const NEW_PASSWORD = '/user/account_manage/modify_password';

/** Marks a record and ends its session, unless it is the current one. Returns whether one ended. */
export function disownBehavior(owner: MemberRequest, id: string | undefined): { ended: boolean } {
  const record = getFound(
    getPortal().behavior.find((one) => one.id === id && one.accountId === owner.account.id),
  );
  const ended = endSessionOf(owner, record);
  if (!record.disowned) sendNotice({ accountId: owner.account.id, topic: 'disowned', link: NEW_PASSWORD });
  record.disowned = true;
  return { ended };
}

function endSessionOf(owner: MemberRequest, { sessionId }: BehaviorRecord): boolean {
  if (sessionId === null || sessionId === owner.session.publicId) return false;
  const session = listLiveSessions(owner.account.id).find(({ publicId }) => publicId === sessionId);
  if (!session) return false;
  endSessionElsewhere(session.id);
  recordMemberBehavior(owner, { type: 'SESSION_END' });
  return true;
}
