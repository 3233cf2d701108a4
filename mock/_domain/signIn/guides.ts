/** Steps that stand between a sign-in and where it was going. */
import { PASSWORD_LIFETIME } from '../../../src/constants';
import type { EndpointName, Guide, LoginResult } from '../../../src/contract';
import { findGrant } from '../grants/grants';
import type { Lang } from '../lib/messages';
import { HttpRefusal, Refusal } from '../lib/refusals';
import { now } from '../store/clock';
import type { Member } from '../store/context';
import type { Account } from '../store/records/account';
import type { WaitingApplication } from '../store/records/oauth';
import { findWaitingApplication, getApplicationName, getRequiredLevel } from './applications';

const addresses: Record<Guide['kind'], string> = {
  modifyPwd: '/uaa/modifyPwdGuide',
  auth: '/uaa/authGuide',
  bindMobile: '/uaa/bindMobileGuide',
};

/** Signed-in calls that the guides themselves make. */
const openDuringGuide: readonly EndpointName[] = ['guide', 'skipGuide', 'changePassword'];

/** What is due, first things first: a named application comes before what would only be good to have. */
function guidesDue({ account, session }: Member, requestId?: string): Guide[] {
  const waiting = requestId === undefined ? undefined : findWaitingApplication(account, requestId);
  const guides = [passwordGuide(account), levelGuide(account, waiting), mobileGuide(account)];
  const due = guides.filter((guide) => guide !== null);
  return due.filter(({ kind }) => !session.skipped.includes(skipMark(kind, requestId, waiting)));
}

function passwordGuide({ account, passwordWeak, passwordSetAt }: Account): Guide | null {
  const due = { kind: 'modifyPwd', skippable: false, account } as const;
  if (passwordWeak) return { ...due, reason: 'weak' };
  return now() - passwordSetAt >= PASSWORD_LIFETIME ? { ...due, reason: 'expired' } : null;
}

function levelGuide(account: Account, waiting?: WaitingApplication): Guide | null {
  if (!waiting) return null;
  const { level, skippable } = getRequiredLevel(waiting);
  if (level <= account.level || (skippable && wentOnBefore(account, waiting))) return null;
  return { kind: 'auth', skippable, account: account.account };
}

/** Whether the person has let this application go on without the level: their grant still says so. */
function wentOnBefore({ id: accountId }: Account, waiting: WaitingApplication): boolean {
  return 'clientId' in waiting && findGrant({ clientId: waiting.clientId, accountId }) !== undefined;
}

function mobileGuide({ account, mobile }: Account): Guide | null {
  return mobile === null ? { kind: 'bindMobile', skippable: true, account } : null;
}

/** One application's guide put off leaves another's due. A registered one is the same at its next request. */
function skipMark(kind: Guide['kind'], requestId = '', waiting?: WaitingApplication): string {
  if (kind !== 'auth') return kind;
  return waiting && 'clientId' in waiting ? `auth of ${waiting.clientId}` : `auth for ${requestId}`;
}

function assertWaiting({ account }: Member, requestId: string): void {
  if (!findWaitingApplication(account, requestId)) throw new Refusal('REQUEST_UNKNOWN');
}

/** What is due now, or null. An application that is unknown or waits for another is a refusal. */
export function getNextGuide(member: Member & { lang: Lang }, requestId?: string): Guide | null {
  if (requestId !== undefined) assertWaiting(member, requestId);
  const guide = guidesDue(member, requestId)[0] ?? null;
  const waiting = requestId === undefined ? undefined : findWaitingApplication(member.account, requestId);
  if (guide?.kind !== 'auth' || !waiting) return guide;
  const { level } = getRequiredLevel(waiting);
  return { ...guide, application: { name: getApplicationName(waiting, member.lang), level } };
}

/** Whether the application of a request has to wait for a guide: for all but what may be done at leisure. */
export function isGuideBlocking(member: Member, requestId: string): boolean {
  return guidesDue(member, requestId).some(({ kind }) => kind !== 'bindMobile');
}

/** Address of the guide that is due first, or null. An application nobody knows asks for nothing. */
export function getGuideAddress(member: Member, requestId?: string): string | null {
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
    throw new HttpRefusal(403, 'GUIDE_PENDING', { redirectUrl: getGuideAddress(member, requestId) });
  }
  const waiting = requestId === undefined ? undefined : findWaitingApplication(member.account, requestId);
  if (due) member.session.skipped.push(skipMark(kind, requestId, waiting));
  return { redirectUrl: getGuideAddress(member, requestId) };
}

/** Address of the guide that stands in the way of a signed-in call, or null: what may be skipped blocks nothing. */
export function getBlockingGuideAddress(account: Account, endpoint: EndpointName): string | null {
  return passwordGuide(account) && !openDuringGuide.includes(endpoint) ? addresses.modifyPwd : null;
}
