/** People who verify their accounts, and the calls of their browsers. */
import { advanceClock, now } from '../../../mock/_domain/store/clock';
import type { RegistryRecord } from '../../../mock/_domain/store/records/verification';
import { getPortal } from '../../../mock/_domain/store/state';
import { DAY, HOUR, SECOND } from '../../../src/constants';
import type { Verification } from '../../../src/contract';
import { type ChannelName, findChannel } from '../../../src/domain/verificationChannels';
import { formatChinaDate } from '../../../src/validation/dates';
import { getChinaDayStart } from '../../../src/validation/days';
import { type Answer, type Browser, confirmSessions, lastSentTo, queryOf } from '../portal';

/** Fields of a form. `undefined` omits a field. */
export type Fields = Record<string, unknown>;

/** newcomer has an account of level 1 and a record in every registry. */
export const NEWCOMER = { name: '测试乙', idType: 'RESIDENT_ID', idNo: '110101190001020028' } as const;
/** A person with a record in every registry and without an account. */
export const STRANGER = { name: '测试·人', idType: 'RESIDENT_ID', idNo: '110101190002010016' } as const;
/** demo has a verified account. */
export const DEMO = { name: '测试甲', idType: 'RESIDENT_ID', idNo: '110101190001010014' } as const;

/** Longer than a registry takes by default. */
const ANSWERED = 3 * SECOND;

/** Returns the fields that a channel's registry has of a person. */
export function recordOf(channel: ChannelName, idNo: string = NEWCOMER.idNo): RegistryRecord['fields'] {
  const record = getPortal().registryRecords.find((one) => one.channel === channel && one.idNo === idNo);
  if (!record) throw new Error(`${channel} knows nobody with ${idNo}`);
  return record.fields;
}

/** Starts each test at noon of the next day in China, so that the attempts are not reset while it runs. */
export const startAtNoon = () =>
  beforeEach(() => advanceClock(getChinaDayStart(formatChinaDate(now())) + DAY + 12 * HOUR - now()));

/** Requests a code of the scene to a number, and returns it. */
export async function codeFor(browser: Browser, mobile: string, scene = 'verify'): Promise<string> {
  getPortal().codes.clear();
  getPortal().codeSends.clear();
  await browser.call('smsCode', { body: { scene, region: '+86', mobile } });
  return lastSentTo(mobile).code ?? '';
}

/** Returns a form that matches the registry's record, with a fresh code. */
export async function formFor(
  browser: Browser,
  channel: ChannelName,
  person: { idNo: string } = NEWCOMER,
): Promise<Fields> {
  const { subject: _, ...own } = recordOf(channel, person.idNo);
  const { level } = (await browser.call('accountDetail')).data;
  const code = findChannel(channel)?.fields.includes('code') && {
    region: '+86',
    code: await codeFor(browser, own.mobile ?? ''),
  };
  return { channel, level, consent: true, ...person, ...own, ...code };
}

/** Marks all sessions as just confirmed, also by a code to the account's mail address. */
function confirmContacts(): void {
  confirmSessions();
  for (const session of getPortal().sessions.values()) session.contactProof = { method: 'email', at: now() };
}

/** Sends a form in a confirmed session. */
export function start(browser: Browser, body: Fields): Promise<Answer<Verification>> {
  confirmContacts();
  return browser.call('startVerification', { body });
}

export const lookUp = (browser: Browser, id: string): Promise<Answer<Verification>> =>
  browser.call('verification', { params: { id } });

/** Waits until the registries have answered, and returns the query. */
export async function waitForState(
  browser: Browser,
  { id }: Pick<Verification, 'id'>,
): Promise<Verification> {
  advanceClock(ANSWERED);
  return (await lookUp(browser, id)).data;
}

/** Sends a form, and returns the query after the answer. */
export async function verifyIdentity(browser: Browser, body: Fields): Promise<Verification> {
  const { data, subMsg } = await start(browser, body);
  if (!data?.id) throw new Error(`not begun: ${subMsg}`);
  return waitForState(browser, data);
}

/** Sets the behavior of a channel's registry. */
export const play = (browser: Browser, channel: ChannelName, action: string) =>
  browser.tool('POST /mock/act', { body: { as: 'registry', channel, action } });

/** Returns the remaining attempts of the browser's account for a channel today. */
export async function triesLeft(browser: Browser, channel: ChannelName): Promise<number | undefined> {
  const { channels } = (await browser.call('verificationOverview')).data;
  return channels.find((one) => one.channel === channel)?.triesLeft;
}

/**
 * Decides on the payment app's page, and returns the query with which it redirects to the portal. Without a `subject`, the
 * tool chooses the person.
 */
export async function answerInApp(
  browser: Browser,
  { redirectUrl }: Pick<Verification, 'redirectUrl'>,
  action = 'approve',
  subject: string | null = 'newcomer',
): Promise<Record<string, string>> {
  const { state } = queryOf(redirectUrl ?? '');
  const { data } = await browser.tool('POST /mock/act', {
    body: { as: 'provider', state, action, ...(action === 'approve' && { subject }) },
  });
  return queryOf((data as { redirectUrl: string }).redirectUrl);
}

export const comeBackFromApp = (browser: Browser, body: Fields): Promise<Answer<Verification>> =>
  browser.call('returnVerification', { body });
