/**
 * Cancels an account: conditions, and the days to undo it by a sign-in (docs/api.md, Canceling an account).
 */
import { CANCELLATION_PERIOD, DAY } from '../../../src/constants';
import type { Cancellation, CancellationCheck } from '../../../src/contract';
import { notifyOwner } from '../accounts/alerts';
import { recordMemberBehavior } from '../accounts/behavior';
import { handlesForCompanies, listLedCompanies } from '../accounts/companies';
import { endSessions, leaveBrowser } from '../accounts/sessions';
import { getAppealState, listAllAppeals } from '../appeals/appeals';
import { isUndecided } from '../appeals/states';
import { hasUnsettledAuthorizations } from '../authorizations/authorizations';
import { assertSteppedUp } from '../checks/stepUp';
import { translate } from '../lib/messages';
import { Refusal } from '../lib/refusals';
import { describeTime } from '../lib/times';
import { now, toInstant } from '../store/clock';
import type { SignedInCaller } from '../store/context';
import type { Account } from '../store/records/account';

/** The conditions: whether nothing that other people depend on is pending at the account. */
const checks: Record<CancellationCheck, (accountId: string) => boolean> = {
  COMPANIES: (id) => listLedCompanies(id).length === 0,
  HANDLING: (id) => !handlesForCompanies(id),
  APPEALS: (id) => !listAllAppeals().some((one) => one.accountId === id && isUndecided(getAppealState(one))),
  AUTHORIZATIONS: (id) => !hasUnsettledAuthorizations(id),
};

/** Returns the conditions and the number of days in which a sign-in undoes the cancellation. */
export function getCancellation({ id }: Account): Cancellation {
  const names = Object.keys(checks) as CancellationCheck[];
  return {
    checks: names.map((check) => ({ check, passed: checks[check](id) })),
    days: CANCELLATION_PERIOD / DAY,
  };
}

/** Starts the fifteen days. NOT_CANCELLABLE precedes the step-up: the page shows the conditions anyway. */
export function cancelAccount(owner: SignedInCaller): { endsAt: string } {
  const { account } = owner;
  const { lang } = account;
  if (getCancellation(account).checks.some(({ passed }) => !passed)) throw new Refusal('NOT_CANCELLABLE');
  assertSteppedUp(owner);
  const endsAt = now() + CANCELLATION_PERIOD;
  Object.assign(account, { status: 'CANCELLING', endsAt } satisfies Partial<Account>);
  recordMemberBehavior(owner, { type: 'CANCEL' });
  endSessions(account.id, owner.session);
  leaveBrowser(owner);
  const values = { account: account.account, at: describeTime(endsAt, lang) };
  notifyOwner(account, translate(lang, 'message.canceling', values));
  return { endsAt: toInstant(endsAt) };
}
