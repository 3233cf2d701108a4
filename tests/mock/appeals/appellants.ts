/** Calls of applicants and of the reviewer for tests of appeals. */
import { getPortal } from '../../../mock/_domain/store/state';
import type { Browser } from '../portal';
import { ticketFor } from '../signIn/applicants';

export const OWN = '15400000001';
export const CONTACT = '15400000077';
/** Tickets of the seed. */
export const APPROVED = 'AP202511037K2QX9B4MWC6H';
export const REJECTED = 'AP20251208T5N8ZR3JV1D0F';
export const DESCRIPTION = 'My number was given to somebody else.';

export type Fields = Record<string, unknown>;

/** Uploads a file without a session and returns its id. */
export const upload = async (browser: Browser, name = 'letter.pdf'): Promise<string> =>
  (await browser.uploads(Buffer.from('%PDF-1.7\n'), name)).data.id;

/** Returns the form's fields without proof and files. */
export const appealForm = (more: Fields = {}): Fields => ({
  reason: 'MOBILE_TAKEN',
  name: '测试癸',
  idType: 'RESIDENT_ID',
  idNo: '110101190001010030',
  description: DESCRIPTION,
  ...more,
});

/** Returns a proof of a number, and clears the limits so that another proof can follow immediately. */
export async function proofOf(browser: Browser, mobile = CONTACT): Promise<string> {
  const proof = await ticketFor(browser, mobile, 'appeal');
  getPortal().codes.clear();
  getPortal().codeSends.clear();
  return proof;
}

/** Proves a number and submits an appeal with it. */
export async function makeAppeal(browser: Browser, more: Fields = {}, mobile = CONTACT) {
  const proof = await proofOf(browser, mobile);
  const files = more.files ?? [await upload(browser)];
  return browser.call('makeAppeal', { body: appealForm({ proof, ...more, files }) });
}

/** Calls the mock tool as the reviewer. */
export const review = (browser: Browser, ticket: string, action: string, note?: string) =>
  browser.tool('POST /mock/act', { body: { as: 'reviewer', ticket, action, note } });

export const lookUp = (browser: Browser, ticket: string, more: Fields = {}) =>
  browser.call('appealProgress', { body: { ticket, region: '+86', mobile: CONTACT, ...more } });
