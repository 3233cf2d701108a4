/** The phrase against phishing on the sign-in page (docs/api.md, Phrase). */
import { CAPTCHA_CALLS_WINDOW, PHRASE_CALLS_MAX } from '../../../src/constants';
import type { Body, Data } from '../../../src/contract';
import { isTrustedBrowser } from '../accounts/browsers';
import { findAccount } from '../accounts/loginNames';
import { findPhrase } from '../accounts/phrases';
import { countVisitorCall } from '../checks/limits';
import type { Visitor } from '../store/context';
import { getPortal } from '../store/state';

/** Any browser but a trusted one, and any other name, gets the response of an account without a phrase. */
export function findSignInPhrase(
  caller: Visitor,
  { userType, account: loginName }: Body<'signInPhrase'>,
): Data<'signInPhrase'> {
  countVisitorCall(getPortal().phraseCalls, caller, PHRASE_CALLS_MAX, CAPTCHA_CALLS_WINDOW);
  const account = findAccount(userType, loginName);
  const phrase = account && isTrustedBrowser(caller, account) ? findPhrase(account) : undefined;
  return { phrase: phrase?.text ?? null };
}
