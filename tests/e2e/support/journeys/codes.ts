/** One-time codes, as somebody with a phone asks for them and reads them. */
import type { Visitor } from '../visitor';

/** The mobile of the demo account, and one that nobody has. */
export const DEMO_MOBILE = '15400000001';
export const NEWCOMER_EMAIL = 'newcomer@example.com';
export const UNKNOWN_MOBILE = '15400000099';

/** Six digits that are not the code. */
export const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

/** A number as the page shows it. */
export const masked = (mobile: string) => `+86 ${mobile.slice(0, 3)}****${mobile.slice(-4)}`;

/** The code sent last to a number; '' where none was. */
export async function codeSentTo(visitor: Visitor, mobile: string): Promise<string> {
  const { list } = await visitor.reads<{ list: { code: string }[] }>(`GET /mock/outbox?to=${mobile}`);
  return list[0]?.code ?? '';
}

/** Asks for a code, waits until the page says where it went, and reads it. */
export async function asksForCode(visitor: Visitor, mobile: string): Promise<string> {
  await visitor.fills('mobile', mobile);
  await visitor.presses('code.send');
  await visitor.sees(masked(mobile));
  return codeSentTo(visitor, mobile);
}

/** Fills a code in and submits. */
export async function triesCode(visitor: Visitor, code: string): Promise<void> {
  await visitor.fills('code', code);
  await visitor.confirms();
}

/** Opens the sign-in page's SMS channel from where the page is. */
export async function choosesSms(visitor: Visitor): Promise<void> {
  await visitor.presses('login.channel.sms', 'tab');
  await visitor.findsAt('.code-send');
}
