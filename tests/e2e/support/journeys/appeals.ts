/** Makes appeals as a visitor, and decides them as the reviewer. */
import { CODE_RESEND } from '../../../../src/constants';
import type { AppealReason, Data } from '../../../../src/contract';
import { endpoints } from '../../../../src/contract/endpoints';
import type { Visitor } from '../visitor';
import { codeSentTo, DEMO_MOBILE } from './codes';
import { uploadsBeside } from './files';

/** Demo's name and document number in the seed. */
export const DEMO_PERSON = { name: '测试甲', idNo: '110101190001010014' };
export const STORY = '我的手机号已经停用三个月，收不到登录验证码，请帮助恢复账号。';

/** Performs the reviewer's next step on an appeal. */
export const reviewer = (visitor: Visitor, ticket: string, action: string, note?: string) =>
  visitor.reads('POST /mock/act', { as: 'reviewer', ticket, action, note });

/** Makes an appeal for demo by API calls; returns its ticket number. */
export async function anAppealOf(visitor: Visitor, reason: AppealReason): Promise<string> {
  const contact = { scene: 'appeal', region: '+86', mobile: DEMO_MOBILE };
  await visitor.calls('smsCode', contact);
  const code = await codeSentTo(visitor, DEMO_MOBILE);
  const { ticket: proof } = await visitor.calls('proveMobile', {
    ...contact,
    code,
  });
  const { ticket } = await visitor.calls('makeAppeal', {
    ...DEMO_PERSON,
    idType: 'RESIDENT_ID',
    reason,
    proof,
    description: STORY,
    files: [await uploadsBeside(visitor)],
  });
  return ticket;
}

/** Returns the visitor's own appeal with this ticket number, read from the API. */
export async function ownAppeal(visitor: Visitor, ticket: string): Promise<Data<'ownAppeal'>> {
  const { list } = await visitor.calls('ownAppeals');
  const row = list.find((appeal) => appeal.ticket === ticket);
  return visitor.reads<Data<'ownAppeal'>>(endpoints.ownAppeal.replace(':id', row?.id ?? 'none'));
}

/**
 * Makes an appeal for which the reviewer asks for more; returns its ticket number. Advances the clock so that another
 * code can be sent.
 */
export async function anAppealAskedForMore(visitor: Visitor): Promise<string> {
  const ticket = await anAppealOf(visitor, 'MOBILE_LOST');
  await reviewer(visitor, ticket, 'take');
  await reviewer(visitor, ticket, 'ask', '请补充停机证明。');
  await visitor.reads('POST /mock/clock', { advanceMs: CODE_RESEND });
  return ticket;
}
