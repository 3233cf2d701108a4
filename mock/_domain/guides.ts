/** Steps that stand between a sign-in and where it was going. */
import { PASSWORD_LIFETIME } from '../../src/constants';
import type { Guide, LoginResult } from '../../src/services/contract';
import type { EndpointName } from '../../src/services/endpoints';
import type { Account } from './accounts';
import { applicationWaiting } from './applications';
import { now } from './clock';
import { HttpRefusal, Refusal } from './refusals';
import type { Session } from './sessions';

/** Somebody signed in. */
export interface Member {
  account: Account;
  session: Session;
}

const addresses: Record<Guide['kind'], string> = {
  modifyPwd: '/uaa/modifyPwdGuide',
  auth: '/uaa/authGuide',
  bindMobile: '/uaa/bindMobileGuide',
};

/** Signed-in calls that the guides themselves make. */
const openDuringGuide: readonly EndpointName[] = ['guide', 'skipGuide', 'changePassword'];

/** What is due, first things first: a named application comes before what would only be good to have. */
function guidesDue({ account, session }: Member, requestId?: string): Guide[] {
  const guides = [passwordGuide(account), levelGuide(account, requestId), mobileGuide(account)];
  const due = guides.filter((guide) => guide !== null);
  return due.filter(({ kind }) => !session.skipped.includes(skipMark(kind, requestId)));
}

function passwordGuide({ account, passwordWeak, passwordSetAt }: Account): Guide | null {
  const due = { kind: 'modifyPwd', skippable: false, account } as const;
  if (passwordWeak) return { ...due, reason: 'weak' };
  return now() - passwordSetAt >= PASSWORD_LIFETIME ? { ...due, reason: 'expired' } : null;
}

function levelGuide(account: Account, requestId?: string): Guide | null {
  const waiting = requestId === undefined ? undefined : applicationWaiting(account, requestId);
  if (!waiting || waiting.level <= account.level) return null;
  const { name, level, skippable } = waiting;
  return { kind: 'auth', skippable, account: account.account, application: { name, level } };
}

function mobileGuide({ account, mobile }: Account): Guide | null {
  return mobile === null ? { kind: 'bindMobile', skippable: true, account } : null;
}

/** One application's guide put off leaves another's due. */
const skipMark = (kind: Guide['kind'], requestId = '') => (kind === 'auth' ? `${kind} ${requestId}` : kind);

function assertWaiting({ account }: Member, requestId: string): void {
  if (!applicationWaiting(account, requestId)) throw new Refusal('REQUEST_UNKNOWN');
}

/** What is due now, or null. An application that is unknown or waits for another is a refusal. */
export function guideFor(member: Member, requestId?: string): Guide | null {
  if (requestId !== undefined) assertWaiting(member, requestId);
  return guidesDue(member, requestId)[0] ?? null;
}

/** Address of the guide that is due first, or null. An application nobody knows asks for nothing. */
export function dueGuide(member: Member, requestId?: string): string | null {
  const kind = guidesDue(member, requestId)[0]?.kind;
  if (!kind) return null;
  const query = kind === 'auth' ? `?${new URLSearchParams({ requestId: requestId ?? '' })}` : '';
  return addresses[kind] + query;
}

/** Puts a guide off for this session, if it is due, and answers what comes next. One that may not be skipped stays. */
export function skipGuide(member: Member, kind: Guide['kind'], requestId?: string): LoginResult {
  if (requestId !== undefined) assertWaiting(member, requestId);
  const due = guidesDue(member, requestId).find((guide) => guide.kind === kind);
  if (due && !due.skippable) {
    throw new HttpRefusal(403, 'GUIDE_PENDING', { redirectUrl: dueGuide(member, requestId) });
  }
  if (due) member.session.skipped.push(skipMark(kind, requestId));
  return { redirectUrl: dueGuide(member, requestId) };
}

/** Address of the guide that stands in the way of a signed-in call, or null: what may be skipped blocks nothing. */
export function guideInTheWay(account: Account, endpoint: EndpointName): string | null {
  return passwordGuide(account) && !openDuringGuide.includes(endpoint) ? addresses.modifyPwd : null;
}
