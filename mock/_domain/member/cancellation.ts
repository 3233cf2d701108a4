/** Closing an account: what has to be settled first, fifteen days to think again, and the end. */
import { CANCELLATION_PERIOD, DAY } from '../../../src/constants';
import type { Cancellation, CancellationCheck } from '../../../src/contract';
import { recordMemberBehavior } from '../accounts/behavior';
import { listLedCompanies } from '../accounts/companies';
import { notifyOwner } from '../accounts/outbox';
import { endSessions } from '../accounts/sessions';
import { getAppealState, listAllAppeals } from '../appeals/appeals';
import { isUndecided } from '../appeals/states';
import { hasUnsettledAuthorizations } from '../authorizations/authorizations';
import { assertSteppedUp } from '../checks/stepUp';
import { formatExpiredCookie, SESSION_COOKIE } from '../lib/cookies';
import { translate } from '../lib/messages';
import { Refusal } from '../lib/refusals';
import { now, toInstant } from '../store/clock';
import type { Member, RequestContext } from '../store/context';
import type { Account } from '../store/records/account';

type Owner = Pick<RequestContext, 'req' | 'lang' | 'setCookie'> & Member;

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
  endSessions(account.id);
  owner.setCookie(formatExpiredCookie(SESSION_COOKIE));
  const values = { account: account.account, at: toInstant(endsAt) };
  notifyOwner(account, translate(lang, 'message.cancelling', values));
  return { endsAt: toInstant(endsAt) };
}
