/** A new password that is known from a data leak: reported at its field, and refused by the server if the check fails. */
import { createHash } from 'node:crypto';
import { endpoints } from '../../src/contract/endpoints';
import { CHANGE_PASSWORD_PATH } from '../../src/utils/routing/paths';
import { demo } from './support/people';
import { findings } from './support/screens/axe';
import { aMember, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const BREACHED = 'Dragon123!';
const FRESH = 'Fresh-2026-pass';

const [, RANGE = ''] = endpoints.breachedRange.split(' ');
const [, CHANGE = ''] = endpoints.changePassword.split(' ');
const HASH = createHash('sha1').update(BREACHED).digest('hex').toUpperCase();

/** Each journey changes or adds an account. */
beforeEach(resetPortal);

const choosesPassword = async (visitor: Visitor, newPwd: string): Promise<void> => {
  await visitor.fills('newPwd', newPwd);
  await visitor.fills('newPwd2', newPwd);
};

/** Expects that no request contains the password, except the beginning of its hash. */
function revealedOnlyThePrefix(visitor: Visitor): void {
  const prefixes = visitor.requestsTo(RANGE).map(({ url }) => url.searchParams.get('prefix'));
  expect(prefixes).toContain(HASH.slice(0, 5));
  for (const { url, body } of visitor.watch.requests) {
    expect(`${url.href} ${body}`.toUpperCase()).not.toContain(HASH.slice(0, 6));
    expect(`${decodeURIComponent(url.href)} ${body}`).not.toContain(BREACHED);
  }
}

test('a member sees that a password is breached, in the refusal if the check fails, otherwise at its field, and chooses another', async () => {
  const visitor = await (await aMember(demo, 'en-US')).turnsDataSavingOff();
  visitor.watch.tolerate(/status of 500|http error/);
  await visitor.injectsFault(endpoints.breachedRange, { status: 500 });
  await visitor.opens(CHANGE_PASSWORD_PATH);
  await visitor.fills('pwd', demo.password);
  await choosesPassword(visitor, BREACHED);
  await visitor.until(() => visitor.requestsTo(RANGE).length > 0, 'the check');
  await visitor.settles();
  expect(await visitor.has('[name="newPwd"][aria-invalid="true"]')).toBe(false);
  await visitor.confirms();
  await visitor.seesFieldError('newPwd', visitor.says('subCode.PASSWORD_BREACHED'));
  expect(visitor.requestsTo(CHANGE, 'PUT')).toHaveLength(1);

  await visitor.clearsFaults();
  // Changes the password, so that the server's error disappears and the check runs again.
  await visitor.fills('newPwd', FRESH);
  await visitor.waits(() => !document.querySelector('[name="newPwd"][aria-invalid="true"]'), 'no complaint');
  await choosesPassword(visitor, BREACHED);
  await visitor.seesFieldError('newPwd', visitor.says('subCode.PASSWORD_BREACHED'));
  expect(await findings(visitor)).toEqual([]);
  await visitor.confirms();
  await visitor.waitsForFocus('newPwd');
  expect(visitor.requestsTo(CHANGE, 'PUT')).toHaveLength(1);
  revealedOnlyThePrefix(visitor);

  await choosesPassword(visitor, FRESH);
  await visitor.confirms();
  await visitor.finds('heading', 'newPassword.changed');
  expect(await findings(visitor)).toEqual([]);
});
