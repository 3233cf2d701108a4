/** Signs accounts in for tests of the mock. */
import type { Browser } from './portal';

/** Signs an account in with its password, and returns its browser. */
export async function signedIn(
  browser: Browser,
  ...credentials: Parameters<Browser['signsIn']>
): Promise<Browser> {
  const { subCode } = await browser.signsIn(...credentials);
  if (subCode) throw new Error(`not signed in: ${subCode}`);
  return browser;
}
