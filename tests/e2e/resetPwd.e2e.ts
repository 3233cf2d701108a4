/** Resetting a forgotten password: /uaa/resetPwd, to the last step. */

import { provesWork } from './support/journeys/captcha';
import { codeSentTo, DEMO_MOBILE, masked, otherThan } from './support/journeys/codes';
import { PAGE, seesSheet, stepAt } from './support/journeys/reset';
import { signsInElsewhere } from './support/journeys/sessions';
import { demo } from './support/people';
import { findings } from './support/screens/axe';
import { storedBy } from './support/screens/storage';
import { aVisitor, resetPortal } from './support/setup';

const SIGN_IN = '/uaa/login';
const HOME = '/user/identity_manage';
const NEW_PASSWORD = 'Reset-2026-word';
const ONLINE = 'GET /anonApi/user/v1/online';

beforeEach(resetPortal);

// A reload and the way back are covered by resetStore.test.ts and resetProofs.test.tsx of tests/pages/uaa/resetPwd.
test('a visitor resets the password by mobile number and keyboard alone on a narrow screen in Portuguese; other sessions end, and sign-in keeps the requested page', async () => {
  const target = `${HOME}?from=reset`;
  const visitor = await aVisitor('pt-BR');
  const asksElsewhere = await signsInElsewhere(visitor, demo);
  await visitor.page.setViewport({ width: 320, height: 640 });
  const looksRight = async () => {
    await visitor.fits();
    expect(await findings(visitor)).toEqual([]);
  };
  await visitor.opens(`${SIGN_IN}?referer=${encodeURIComponent(target)}`);
  await visitor.tabsTo(`a[href^="${PAGE}"]`);
  await visitor.confirms();
  await visitor.arrivesAt(`${PAGE}?referer=${encodeURIComponent(target)}`);
  await visitor.settles();

  await visitor.types('loginId', ' １５４0000 0001');
  await provesWork(visitor);
  await visitor.confirms();
  await visitor.arrivesAt(stepAt('prove', target));
  await visitor.findsAt('input[name="mobile"]');
  await seesSheet(visitor, visitor.says('recovery.heading.prove'));
  expect(await visitor.mainText()).not.toMatch(/\d\*+\d/);
  await visitor.types('mobile', DEMO_MOBILE);
  await visitor.tabsTo('.code-send');
  await visitor.confirms();
  await visitor.sees(masked(DEMO_MOBILE));
  await visitor.waitsForFocus('code');
  const code = await codeSentTo(visitor, DEMO_MOBILE);
  await visitor.page.keyboard.type(otherThan(code));
  await visitor.confirms();
  await visitor.sees('subCode.CODE_WRONG', { triesLeft: 4 });
  await looksRight();
  await visitor.types('code', code);
  await visitor.confirms();

  await visitor.arrivesAt(stepAt('password', target));
  await seesSheet(visitor, visitor.says('recovery.heading.password'));
  await visitor.findsAt('input[name="username"][autocomplete="username"][readonly]');
  expect(await visitor.valueOf('username')).toBe('demo');
  await looksRight();

  expect(await asksElsewhere(ONLINE)).toBe(true);
  await visitor.types('newPwd', NEW_PASSWORD);
  await visitor.types('newPwd2', NEW_PASSWORD);
  await visitor.confirms();
  await visitor.arrivesAt(`${SIGN_IN}?referer=${encodeURIComponent(target)}`);
  await visitor.sees('recovery.done.others');
  expect(await asksElsewhere(ONLINE)).toBe(false);
  await expect(signsInElsewhere(visitor, demo)).rejects.toThrow();
  const storedValues = await storedBy(visitor);
  for (const secret of [code, NEW_PASSWORD, demo.password]) expect(storedValues).not.toContain(secret);
  await visitor.opensSessionOf({ ...demo, password: NEW_PASSWORD });
});
