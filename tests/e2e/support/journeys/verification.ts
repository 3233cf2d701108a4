/** Verification channels, and the payment app. */
import { SECOND } from '../../../../src/constants';
import type { ChannelName } from '../../../../src/domain/verificationChannels';
import { newcomer } from '../people';
import type { Visitor } from '../visitor';
import { focusesCity, picks } from './addresses';
import { asksForCode, lastMailedCode } from './codes';
import { confirmsBeside } from './sessions';

interface Decision {
  action?: 'approve' | 'cancel' | 'fail';
  /** The person's account at the payment app. */
  subject: string;
  /** The tab that opens the address of the return. */
  tab?: Visitor;
}

/** Decides on the open page of the payment app, and returns to the portal; resolves with the address of the return. */
export async function decidesAtApp(
  visitor: Visitor,
  { action = 'approve', subject, tab = visitor }: Decision,
): Promise<string> {
  await visitor.waits(() => location.pathname === '/simulator/provider', 'the payment app');
  const state = new URL(visitor.page.url()).searchParams.get('state');
  const order = { as: 'provider', state, action, subject };
  const { redirectUrl } = await visitor.reads<{ redirectUrl: string }>('POST /mock/act', order);
  await tab.opens(redirectUrl);
  return redirectUrl;
}

export const LADDER = '/user/verification';

export const pageOf = (channel: ChannelName) => `${LADDER}/${channel}`;

interface OwnRecords {
  name: string;
  idNo: string;
  records: { channel: ChannelName; fields: Record<string, string> }[];
}

/** The registry's record of the signed-in person for a channel. */
async function recordOf(visitor: Visitor, channel: ChannelName) {
  const { name, idNo, records } = await visitor.reads<OwnRecords>('GET /mock/registry');
  return { name, idNo, ...records.find((record) => record.channel === channel)?.fields };
}

/** Sets how the registry of a channel behaves. */
export const playsRegistry = (
  visitor: Visitor,
  channel: ChannelName,
  action: 'up' | 'down' | 'slow' | 'fail',
) => visitor.reads('POST /mock/act', { as: 'registry', channel, action });

/** Passes a step-up by a code to the account's mail address, which a first verification requires. */
async function provesContact(visitor: Visitor): Promise<void> {
  await visitor.calls('ownCode', { scene: 'stepUp', channel: 'email' });
  const value = await lastMailedCode(visitor);
  await visitor.calls('stepUp', { method: 'email', value });
}

/** Passes the step-up that the verification requires, ticks the consent and opens the form. */
export async function consents(visitor: Visitor): Promise<void> {
  if ((await levelOf(visitor)) === 1) await provesContact(visitor);
  else await confirmsBeside(visitor, newcomer);
  await visitor.findsAt('[name="consent"]');
  await visitor.page.bringToFront();
  await visitor.page.$eval('[name="consent"]', (box) => (box as HTMLInputElement).click());
  await visitor.presses('form.continue');
  await visitor.waits(() => !document.querySelector('[name="consent"]'), 'the form');
}

/**
 * Fills in the form with the registry's record, with the values of `other` replaced; requests a code if the form has a
 * mobile number.
 */
export async function fillsRecord(
  visitor: Visitor,
  channel: ChannelName,
  other: Record<string, string> = {},
): Promise<void> {
  const values: Record<string, string> = { ...(await recordOf(visitor, channel)), ...other };
  const hasNameField = await visitor.has('input[name="name"]');
  for (const [field, value] of Object.entries(values)) {
    if (field === 'city') {
      await focusesCity(visitor);
      await picks(visitor, '北京市');
    } else if (field === 'carrier') await visitor.page.select('[name="carrier"]', value);
    else if (field === 'mobile') {
      const code = await asksForCode(visitor, value);
      await visitor.fills('code', code);
    } else if (hasNameField || !['name', 'idNo', 'licenceNo'].includes(field)) {
      if (field === 'subject') continue;
      await visitor.fills(field, value);
      if (field.startsWith('id')) await visitor.page.keyboard.press('Tab');
    }
  }
}

/** Completes the channel's page: consent, form and submission. */
export async function verifies(
  visitor: Visitor,
  channel: ChannelName,
  other: Record<string, string> = {},
): Promise<void> {
  await consents(visitor);
  await fillsRecord(visitor, channel, other);
  await visitor.presses(channel === 'alipayVerify' ? 'verification.leave' : 'verification.submit');
}

/** Verifies the account with the data of the ID card by API calls, after a step-up by the account's mail address. */
export async function verifiesBeside(visitor: Visitor): Promise<void> {
  const channel = 'gonganVerify';
  const record = await recordOf(visitor, channel);
  await provesContact(visitor);
  const level = await levelOf(visitor);
  const form = { channel, level, consent: true, ...record, idType: 'RESIDENT_ID' };
  await visitor.calls('startVerification', form);
  await visitor.reads('POST /mock/clock', { advanceMs: 3 * SECOND });
  await visitor.calls('accountDetail');
}

/** The account's level, as the API returns it. */
export const levelOf = async (visitor: Visitor) => (await visitor.calls('accountDetail')).level;

/** The channel's status, as the API returns it. */
export async function statusOf(visitor: Visitor, channel: ChannelName) {
  const { channels } = await visitor.calls('verificationOverview');
  const found = channels.find((status) => status.channel === channel);
  if (!found) throw new Error(`The response does not contain the channel ${channel}.`);
  return found;
}
