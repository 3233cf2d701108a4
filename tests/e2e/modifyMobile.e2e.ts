/** /user/info_manage/modify_mobile: changes the mobile number. */
import { endpoints } from '../../src/contract/endpoints';
import { MODIFY_MOBILE as PAGE, provesOwnNumber } from './support/journeys/addresses';
import { recordsOf } from './support/journeys/behavior';
import { asksForCode, codeSentTo, DEMO_MOBILE, triesCode } from './support/journeys/codes';
import { messagesTo } from './support/journeys/outbox';
import { demo } from './support/people';
import { findings } from './support/screens/axe';
import { aMemberAt, aVisitor, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const NEW = '15400000066';
/** Belongs to another person. */
const TAKEN = '15400000003';

beforeEach(resetPortal);

const numberOf = async (visitor: Visitor) => (await visitor.calls('accountDetail')).mobile;

test('a member proves the old number and changes it to a free one, which signs in; a taken one is rejected', async () => {
  const visitor = await aMemberAt(PAGE, demo, 'pt-BR');
  await visitor.sees('154****0001');
  await provesOwnNumber(visitor);
  await visitor.sees('info.mobile.heading.number');
  await triesCode(visitor, await asksForCode(visitor, TAKEN));
  await visitor.sees('info.mobile.taken.text');
  await visitor.seesFieldError('mobile', visitor.says('subCode.MOBILE_TAKEN'));
  expect(await findings(visitor)).toEqual([]);
  await triesCode(visitor, await asksForCode(visitor, NEW));
  await visitor.sees('info.mobile.changed');
  expect(await numberOf(visitor)).toBe('154****0066');
  expect((await messagesTo(visitor, DEMO_MOBILE))[0]?.text).toContain('154****0066');
  expect((await recordsOf(visitor, 'MOBILE_CHANGE'))[0]).toMatchObject({ result: 'SUCCESS' });

  // Checks from another browser that the new number signs in.
  const reader = await aVisitor();
  await reader.calls('loginCode', { region: '+86', mobile: NEW });
  const body = { region: '+86', mobile: NEW, code: await codeSentTo(reader, NEW) };
  expect(await reader.reads(`${endpoints.login}?channelCode=2`, body)).toMatchObject({ redirectUrl: null });
  expect(await reader.calls('accountDetail')).toMatchObject({ account: demo.account });
});
