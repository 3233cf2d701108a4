/** Appeals, as somebody makes them and as a reviewer answers them. */
import { CODE_RESEND } from '../../../../src/constants';
import type { AppealReason, Data } from '../../../../src/contract';
import { endpoints } from '../../../../src/contract/endpoints';
import type { Visitor } from '../visitor';
import { codeSentTo, DEMO_MOBILE } from './codes';
import { uploadsBeside } from './files';

/** Who demo is, by name and document: the seed's. */
export const DEMO_PERSON = { name: '测试甲', idNo: '110101190001010014' };
export const STORY = '我的手机号已经停用三个月，收不到登录验证码，请帮助恢复账号。';

/** The reviewer's next step. */
export const reviewer = (visitor: Visitor, ticket: string, action: string, note?: string) =>
  visitor.reads('POST /mock/act', { as: 'reviewer', ticket, action, note });

/** Makes an appeal of demo's beside the page; answers its ticket number. */
export async function anAppealOf(visitor: Visitor, reason: AppealReason): Promise<string> {
  const contact = { scene: 'appeal', region: '+86', mobile: DEMO_MOBILE };
  await visitor.reads(endpoints.smsCode, contact);
  const code = await codeSentTo(visitor, DEMO_MOBILE);
  const { ticket: proof } = await visitor.reads<Data<'proveMobile'>>(endpoints.proveMobile, {
    ...contact,
    code,
  });
  const { ticket } = await visitor.reads<Data<'makeAppeal'>>(endpoints.makeAppeal, {
    ...DEMO_PERSON,
    idType: 'RESIDENT_ID',
    reason,
    proof,
    description: STORY,
    files: [await uploadsBeside(visitor)],
  });
  return ticket;
}

/** The own appeal of a ticket number, as the API tells it. */
export async function ownAppeal(visitor: Visitor, ticket: string): Promise<Data<'ownAppeal'>> {
  const { list } = await visitor.reads<Data<'ownAppeals'>>(endpoints.ownAppeals);
  const row = list.find((one) => one.ticket === ticket);
  return visitor.reads<Data<'ownAppeal'>>(endpoints.ownAppeal.replace(':id', row?.id ?? 'none'));
}

/** One that the reviewer wants to know more about; its ticket number. Another code can be sent by then. */
export async function anAppealAskedForMore(visitor: Visitor): Promise<string> {
  const ticket = await anAppealOf(visitor, 'MOBILE_LOST');
  await reviewer(visitor, ticket, 'take');
  await reviewer(visitor, ticket, 'ask', '请补充停机证明。');
  await visitor.reads('POST /mock/clock', { advanceMs: CODE_RESEND });
  return ticket;
}
