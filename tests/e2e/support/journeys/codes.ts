/** Messages of the portal, and the fields for their codes. */
import type { Visitor } from '../visitor';

interface Message {
  kind: 'sms' | 'mail';
  text: string;
  code?: string;
  link?: string;
}

/** Lists the messages to a number or address, newest first. */
export const messagesTo = async (visitor: Visitor, to: string): Promise<Message[]> =>
  (await visitor.reads<{ list: Message[] }>(`GET /mock/outbox?to=${to}`)).list;

/** Returns the code of the last mail that has one. */
export async function lastMailedCode(visitor: Visitor): Promise<string> {
  const { list } = await visitor.reads<{ list: Message[] }>('GET /mock/outbox');
  return list.find(({ kind, code }) => kind === 'mail' && code)?.code ?? '';
}

/** The mobile number of the demo account. UNKNOWN_MOBILE belongs to no account. */
export const DEMO_MOBILE = '15400000001';
export const NEWCOMER_EMAIL = 'newcomer@example.com';
export const UNKNOWN_MOBILE = '15400000099';

/** Returns six digits that differ from the code. */
export const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

/** A number in the masked form that the page shows. */
export const masked = (mobile: string) => `+86 ${mobile.slice(0, 3)}****${mobile.slice(-4)}`;

/** The last code sent to a number; '' if none was sent. */
export async function codeSentTo(visitor: Visitor, mobile: string): Promise<string> {
  const [message] = await messagesTo(visitor, mobile);
  return message?.code ?? '';
}

/** Requests a code, waits until the page shows the number it was sent to, and returns the code. */
export async function asksForCode(visitor: Visitor, mobile: string): Promise<string> {
  await visitor.fills('mobile', mobile);
  await visitor.presses('code.send');
  await visitor.sees(masked(mobile));
  return codeSentTo(visitor, mobile);
}

/** Fills in a code and submits it. */
export async function triesCode(visitor: Visitor, code: string): Promise<void> {
  await visitor.fills('code', code);
  await visitor.confirms();
}

/** Chooses the SMS channel of the sign-in page. */
export async function choosesSms(visitor: Visitor): Promise<void> {
  await visitor.presses('login.channel.sms', 'tab');
  await visitor.findsAt('.code-send');
}
