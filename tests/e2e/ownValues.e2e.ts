/** The user's own values in full: shown after a step-up, hidden, copied; and place names in the user's script. */
import { endpoints } from '../../src/contract/endpoints';
import type { MessageKey } from '../../src/locales/zh-CN/index';
import { DEMO_MOBILE } from './support/journeys/codes';
import { stepsUp } from './support/journeys/stepUp';
import { demo } from './support/people';
import { findings } from './support/screens/axe';
import { storedBy } from './support/screens/storage';
import { aMemberAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const HOME = '/user/identity_manage';
const EIGHTEEN = /\b\d{17}[\dX]\b/;
/** Chromium logs by itself that the server requires a step-up. */
const STEP_UP = /status of 428/;
const [, OWN_VALUE = ''] = endpoints.ownValue.split(' ');

beforeEach(resetPortal);

/** Presses one of the buttons beside a value. */
const presses = (visitor: Visitor, button: 'show' | 'hide', field: MessageKey) =>
  visitor.presses(visitor.says(`reveal.${button}`, { field: visitor.says(field) }));

/** Passes the step-up by password, and waits until the dialog is gone. */
async function confirms(visitor: Visitor): Promise<void> {
  await stepsUp(visitor, demo);
  await visitor.waits(() => !document.querySelector('.ant-modal'), 'an end of the dialog');
}

// Copying is covered by tests/pages/user/info_manage/address_manage/components/AddressCard.test.tsx and appeal.e2e.ts.
test('a member sees the ID number after a step-up, and hides it again', async () => {
  const visitor = await aMemberAt(HOME, demo, 'en-US');
  visitor.watch.tolerate(STEP_UP);
  await visitor.sees('identity.card');
  expect(await visitor.text()).not.toMatch(EIGHTEEN);

  await presses(visitor, 'show', 'identity.idNo');
  await confirms(visitor);
  await visitor.waits(
    (pattern: string) => new RegExp(pattern).test(document.body.innerText),
    'eighteen characters',
    EIGHTEEN.source,
  );
  const [idNo = ''] = EIGHTEEN.exec(await visitor.text()) ?? [];
  expect(await findings(visitor)).toEqual([]);
  await presses(visitor, 'hide', 'identity.idNo');
  await visitor.seesNoMore(idNo);

  // The step-up is valid for ten minutes, so another value needs none. The value is stored nowhere.
  await presses(visitor, 'show', 'identity.mobile');
  await visitor.sees(DEMO_MOBILE);
  expect(visitor.requestsTo(OWN_VALUE, 'POST').at(-1)?.body).toBe('{"field":"mobile"}');
  const kept = await storedBy(visitor);
  expect(kept).not.toContain(DEMO_MOBILE);
  expect(kept).not.toContain(idNo);
});
