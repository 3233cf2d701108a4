/** Closing an account: what has to be settled first, fifteen days to think again, and the end. */
import { CANCELLATION_TIME, DAY } from '../../src/constants';
import type { Cancellation, CancellationCheck } from '../../src/contract';
import type { Account } from './accounts';
import { isUnderWay } from './appealStates';
import { allAppeals, stateOf } from './appeals';
import { hasOpenAuthorizations } from './authorizations';
import { recordAct } from './behaviour';
import { instant, now } from './clock';
import { companiesLedBy } from './companies';
import { expiredCookieLine, SESSION_COOKIE } from './cookies';
import { sendNotice } from './notices';
import { tellOwner } from './outbox';
import { Refusal } from './refusals';
import { endSessionsOf } from './sessions';
import { assertSteppedUp, type Member } from './stepUp';
import type { Visit } from './visit';
import { words } from './words';

type Owner = Pick<Visit, 'req' | 'lang' | 'setCookie'> & Member;

const SECURITY = '/user/account_manage/account_security';

/** What would leave others stranded, by check: whether it is settled. */
const checks: Record<CancellationCheck, (accountId: string) => boolean> = {
  COMPANIES: (id) => companiesLedBy(id).length === 0,
  APPEALS: (id) => !allAppeals().some((one) => one.accountId === id && isUnderWay(stateOf(one))),
  AUTHORIZATIONS: (id) => !hasOpenAuthorizations(id),
};

/** What stands in the way of closing the account, and how long signing in undoes it. */
export function cancellationOf({ id }: Account): Cancellation {
  const names = Object.keys(checks) as CancellationCheck[];
  return {
    checks: names.map((check) => ({ check, passed: checks[check](id) })),
    days: CANCELLATION_TIME / DAY,
  };
}

/**
 * Begins the fifteen days, ends every session and what applications may read, and tells the owner. That something
 * is not settled is no secret, and said before the step-up.
 */
export function cancelAccount(owner: Owner): { endsAt: string } {
  const { account, lang } = owner;
  if (cancellationOf(account).checks.some(({ passed }) => !passed)) throw new Refusal('NOT_CANCELLABLE');
  assertSteppedUp(owner);
  const endsAt = now() + CANCELLATION_TIME;
  Object.assign(account, { status: 'CANCELLING', endsAt } satisfies Partial<Account>);
  recordAct(owner, { type: 'CANCEL' });
  endSessionsOf(account.id);
  owner.setCookie(expiredCookieLine(SESSION_COOKIE));
  const values = { account: account.account, at: instant(endsAt) };
  tellOwner(account, words(lang, 'message.cancelling', values));
  return { endsAt: instant(endsAt) };
}

/** Undoes a cancellation under way, because its owner has signed in; answers whether there was one. */
export function undoCancellation({
  req,
  lang,
  account,
  session,
}: Pick<Visit, 'req' | 'lang'> & Member): boolean {
  if (account.status !== 'CANCELLING') return false;
  account.status = 'ACTIVE';
  delete account.endsAt;
  recordAct({ req, session }, { type: 'CANCEL_UNDO' });
  sendNotice({ accountId: account.id, topic: 'cancellationUndone', link: SECURITY });
  const values = { account: account.account, at: instant(now()) };
  tellOwner(account, words(lang, 'message.cancellationUndone', values));
  return true;
}
