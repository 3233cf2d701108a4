/** Closing an account: what has to be settled first, fifteen days to think again, and the end. */
import { CANCELLATION_PERIOD, DAY } from '../../../src/constants';
import type { Cancellation, CancellationCheck } from '../../../src/contract';
import type { Account } from '../accounts/accounts';
import { recordMemberBehavior } from '../accounts/behavior';
import { listLedCompanies } from '../accounts/companies';
import { sendNotice } from '../accounts/notices';
import { notifyOwner } from '../accounts/outbox';
import { endSessionsOf } from '../accounts/sessions';
import { getAppealState, listAllAppeals } from '../appeals/appeals';
import { isUndecided } from '../appeals/states';
import { hasUnsettledAuthorizations } from '../authorizations/authorizations';
import { assertSteppedUp, type Member } from '../checks/stepUp';
import { formatExpiredCookie, SESSION_COOKIE } from '../lib/cookies';
import { translate } from '../lib/messages';
import { Refusal } from '../lib/refusals';
import { now, toInstant } from '../store/clock';
import type { RequestContext } from '../store/context';

type Owner = Pick<RequestContext, 'req' | 'lang' | 'setCookie'> & Member;

const SECURITY = '/user/account_manage/account_security';

/** What would leave others stranded, by check: whether it is settled. */
const checks: Record<CancellationCheck, (accountId: string) => boolean> = {
  COMPANIES: (id) => listLedCompanies(id).length === 0,
  APPEALS: (id) => !listAllAppeals().some((one) => one.accountId === id && isUndecided(getAppealState(one))),
  AUTHORIZATIONS: (id) => !hasUnsettledAuthorizations(id),
};

/** What stands in the way of closing the account, and how long signing in undoes it. */
export function getCancellation({ id }: Account): Cancellation {
  const names = Object.keys(checks) as CancellationCheck[];
  return {
    checks: names.map((check) => ({ check, passed: checks[check](id) })),
    days: CANCELLATION_PERIOD / DAY,
  };
}

/**
 * Begins the fifteen days, ends every session and what applications may read, and tells the owner. That something
 * is not settled is no secret, and said before the step-up.
 */
export function cancelAccount(owner: Owner): { endsAt: string } {
  const { account, lang } = owner;
  if (getCancellation(account).checks.some(({ passed }) => !passed)) throw new Refusal('NOT_CANCELLABLE');
  assertSteppedUp(owner);
  const endsAt = now() + CANCELLATION_PERIOD;
  Object.assign(account, { status: 'CANCELLING', endsAt } satisfies Partial<Account>);
  recordMemberBehavior(owner, { type: 'CANCEL' });
  endSessionsOf(account.id);
  owner.setCookie(formatExpiredCookie(SESSION_COOKIE));
  const values = { account: account.account, at: toInstant(endsAt) };
  notifyOwner(account, translate(lang, 'message.cancelling', values));
  return { endsAt: toInstant(endsAt) };
}

/** Undoes a cancellation under way, because its owner has signed in; answers whether there was one. */
export function undoCancellation({
  req,
  lang,
  account,
  session,
}: Pick<RequestContext, 'req' | 'lang'> & Member): boolean {
  if (account.status !== 'CANCELLING') return false;
  account.status = 'ACTIVE';
  delete account.endsAt;
  recordMemberBehavior({ req, session }, { type: 'CANCEL_UNDO' });
  sendNotice({ accountId: account.id, topic: 'cancellationUndone', link: SECURITY });
  const values = { account: account.account, at: toInstant(now()) };
  notifyOwner(account, translate(lang, 'message.cancellationUndone', values));
  return true;
}
