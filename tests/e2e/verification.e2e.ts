/** The ladder of levels: /user/verification. */
import { endpoints } from '../../src/contract/endpoints';
import { findings } from './support/axe';
import { demo } from './support/people';
import { aMember } from './support/setup';

const PAGE = '/user/verification';
const APPEAL = '/uaa/appeal?reason=VERIFY_FAILED';

test('the level reached, and the ways to the next', async () => {
  const visitor = await aMember(demo);
  await visitor.opens(PAGE);
  await visitor.sees('identity.raise.next', { level: visitor.says('identity.level.4') });
  await visitor.sees('guide.auth.inPerson');
  const current = await visitor.page.$eval(
    '[aria-current="step"]',
    (rung) => (rung as HTMLElement).innerText,
  );
  expect(current).toContain(visitor.says('identity.level.3'));
  await visitor.presses('identity.raise.appeal', 'link');
  await visitor.isAt(APPEAL);
});

test('a level reached meanwhile shows; where it cannot be read, the one known stays', async () => {
  const visitor = await aMember(demo);
  visitor.watch.tolerate(/500/);
  await visitor.opens('/user/identity_manage');
  const detail = await visitor.reads<object>(endpoints.accountDetail);
  const opensAgain = async () => {
    await visitor.presses('page.identityManage', 'link');
    await visitor.presses('page.verification', 'link');
    await visitor.isAt(PAGE);
  };
  await visitor.spoils(endpoints.accountDetail, { status: 500 });
  await opensAgain();
  await visitor.sees('identity.raise.failed');
  await visitor.sees('identity.raise.next', { level: visitor.says('identity.level.4') });
  expect(await findings(visitor)).toEqual([]);
  for (const [level, shown] of [
    [1, 'identity.channel.gonganVerify'],
    [4, 'identity.raise.top'],
  ] as const) {
    await visitor.mends();
    await visitor.spoils(endpoints.accountDetail, {
      body: { code: 20000, data: { ...detail, level }, subCode: null, subMsg: null },
    });
    await opensAgain();
    await visitor.sees(shown);
    expect(await findings(visitor)).toEqual([]);
  }
});
