/** A document that another account has only declared: its owner registers and verifies in another browser. */
import { messagesTo } from './support/journeys/outbox';
import { isNewMember, riser } from './support/journeys/registration';
import { levelOf, statusOf, verifiesBeside } from './support/journeys/verification';
import { aVisitor, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

/** A person whom the registries know, without an account in the seed. */
const PERSON = { name: '测试·人', idNo: '110101190002010016' };
const real = { ...riser, ...PERSON };
const squatting = {
  ...real,
  account: 'squatter',
  email: 'squatter@example.com',
  mobile: '15400000092',
};

beforeEach(resetPortal);

const identityOf = (visitor: Visitor) => visitor.calls('identity');

test('a squatter cannot block the owner of a document, who registers and verifies it; the squatter is notified and loses it', async () => {
  const squatter = await isNewMember(await aVisitor(), squatting);
  const claimed = await identityOf(squatter);
  expect(claimed.idNo).not.toBe('');

  const owner = await isNewMember(await aVisitor(), real);
  await verifiesBeside(owner, 'gonganVerify');
  expect(await levelOf(owner)).toBe(2);

  const titles = (await squatter.calls('notices')).map(({ title }) => title);
  expect(titles).toContain('您账号中的证件已由他人核验');
  for (const to of [squatting.mobile, squatting.email]) {
    const [message] = await messagesTo(owner, to);
    expect(message).toMatchObject({
      text: expect.stringContaining('您账号中的证件已由他人核验'),
      link: '/user/verification',
    });
  }
  expect(await identityOf(squatter)).toMatchObject({ name: '', idNo: '' });

  // Declaring the document again has no effect.
  await verifiesBeside(squatter, 'gonganVerify', { ...PERSON, idFrom: '2020-01-01', idTo: '2040-01-01' });
  expect((await statusOf(squatter, 'gonganVerify')).latest).toMatchObject({ state: 'TAKEN' });
  expect(await levelOf(squatter)).toBe(1);

  expect(await identityOf(owner)).toMatchObject({ idNo: claimed.idNo });
  const elsewhere = await (await aVisitor()).hasSessionOf({ ...real, account: PERSON.idNo });
  expect(await elsewhere.calls('accountDetail')).toMatchObject({ account: real.account, level: 2 });
});
