/** The phrase against phishing on the sign-in page (docs/api.md, Phrase). */
import type { Body, Data } from '../../../src/contract';
import { isTrustedBrowser } from '../accounts/browsers';
import { findAccount } from '../accounts/loginNames';
import { findPhrase } from '../accounts/phrases';
import { countCall } from '../checks/callLimits';
import type { Visitor } from '../store/context';

/** Any browser but a trusted one, and any other name, gets the response of an account without a phrase. */
export function findSignInPhrase(
  caller: Visitor,
  { userType, account: loginName }: Body<'signInPhrase'>,
): Data<'signInPhrase'> {
  countCall('phraseCalls', caller);
  const account = findAccount(userType, loginName);
  const phrase = account && isTrustedBrowser(caller, account) ? findPhrase(account) : undefined;
  return { phrase: phrase?.text ?? null };
}
