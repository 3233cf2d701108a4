/** Guides: steps between a sign-in and the page after it (docs/api.md, Guides). */
import { PASSWORD_LIFETIME, STEP_UP_LIFETIME } from '../../../src/constants';
import type { EndpointName, Guide, LoginResult } from '../../../src/contract';
import { findGrant } from '../grants/grants';
import type { Lang } from '../lib/messages';
import { HttpRefusal, Refusal } from '../lib/refusals';
import { now } from '../store/clock';
import type { Member, RequestContext } from '../store/context';
import type { Account } from '../store/records/account';
import type { WaitingApplication } from '../store/records/oauth';
import { findWaitingApplication, getApplicationName, getRequiredLevel } from './applications';

const addresses: Record<Guide['kind'], string> = {
  modifyPwd: '/uaa/modifyPwdGuide',
  auth: '/uaa/authGuide',
  bindMobile: '/uaa/bindMobileGuide',
};

/** Endpoints that the guides themselves call, and that stay available during a guide. */
const openDuringGuide: readonly EndpointName[] = [
  'guide',
  'skipGuide',
  'changePassword',
  'stepUp',
  'panicPreview',
  'panic',
];

/** Lists the due guides: required ones first, then the level of the application, then recommended ones. */
function listDueGuides({ account, session }: Member, requestId?: string): Guide[] {
  const waiting = findWaitingApplication(account, requestId);
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
  if (level <= account.level || (skippable && hasContinuedBefore(account, waiting))) return null;
  return { kind: 'auth', skippable, account: account.account };
}

/** Whether the user has already continued without the level: then the grant still exists. */
function hasContinuedBefore({ id: accountId }: Account, waiting: WaitingApplication): boolean {
  return 'clientId' in waiting && findGrant({ clientId: waiting.clientId, accountId }) !== undefined;
}

function mobileGuide({ account, mobile }: Account): Guide | null {
  return mobile === null ? { kind: 'bindMobile', skippable: true, account } : null;
}

/** Whether the guide to bind a number counts as a step-up (docs/api.md, Guides). A switch is no proof. */
export function mobileGuideCountsAsStepUp(member: Member & Pick<RequestContext, 'visitor'>): boolean {
  if (member.session.visitor !== member.visitor) return false;
  const isDue = listDueGuides(member).some(({ kind }) => kind === 'bindMobile');
  return isDue && now() - member.session.authenticatedAt < STEP_UP_LIFETIME;
}

/** A skipped guide is marked for one application; a registered one is the same in its next request. */
function skipMark(kind: Guide['kind'], requestId = '', waiting?: WaitingApplication): string {
  if (kind !== 'auth') return kind;
  return waiting && 'clientId' in waiting ? `auth of ${waiting.clientId}` : `auth for ${requestId}`;
}

function assertWaiting({ account }: Member, requestId: string): void {
  if (!findWaitingApplication(account, requestId)) throw new Refusal('REQUEST_UNKNOWN');
}

/** Returns the guide that is due, or null. Throws REQUEST_UNKNOWN without a waiting application. */
export function getNextGuide(member: Member & { lang: Lang }, requestId?: string): Guide | null {
  if (requestId !== undefined) assertWaiting(member, requestId);
  const guide = listDueGuides(member, requestId)[0] ?? null;
  const waiting = findWaitingApplication(member.account, requestId);
  if (guide?.kind !== 'auth' || !waiting) return guide;
  const { level } = getRequiredLevel(waiting);
  return { ...guide, application: { name: getApplicationName(waiting, member.lang), level } };
}

/** Returns whether an application has to wait for a guide. Binding a mobile number can wait. */
export function isGuideBlocking(member: Member, requestId: string): boolean {
  return listDueGuides(member, requestId).some(({ kind }) => kind !== 'bindMobile');
}

/** Returns the address of the first guide that is due, or null. An unknown application needs no guide. */
export function getGuideAddress(member: Member, requestId?: string): string | null {
  const kind = listDueGuides(member, requestId)[0]?.kind;
  if (!kind) return null;
  const query = kind === 'auth' ? `?${new URLSearchParams({ requestId: requestId ?? '' })}` : '';
  return addresses[kind] + query;
}

/**
 * Skips a guide for this session and returns the address of the next one. Throws GUIDE_PENDING or
 * REQUEST_UNKNOWN.
 */
export function skipGuide(member: Member, kind: Guide['kind'], requestId?: string): LoginResult {
  if (requestId !== undefined) assertWaiting(member, requestId);
  const due = listDueGuides(member, requestId).find((guide) => guide.kind === kind);
  if (due && !due.skippable) {
    throw new HttpRefusal(403, 'GUIDE_PENDING', { redirectUrl: getGuideAddress(member, requestId) });
  }
  const waiting = findWaitingApplication(member.account, requestId);
  if (due) member.session.skipped.push(skipMark(kind, requestId, waiting));
  return { redirectUrl: getGuideAddress(member, requestId) };
}

/**
 * Returns the address of the guide that blocks an endpoint, or null. One that may be skipped blocks nothing.
 */
export function getBlockingGuideAddress(account: Account, endpoint: EndpointName): string | null {
  return passwordGuide(account) && !openDuringGuide.includes(endpoint) ? addresses.modifyPwd : null;
}
