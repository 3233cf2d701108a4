/** The first verification of an account, which its owner can undo. */
import { SECOND } from '../../../../src/constants';
import { endpoints } from '../../../../src/contract/endpoints';
import { newcomer } from '../people';
import type { Visitor } from '../visitor';
import { NEWCOMER_EMAIL } from './codes';
import { provesContact } from './verification';

interface OwnRecords {
  name: string;
  idNo: string;
  records: { channel: string; fields: Record<string, string> }[];
}

/** The link of the last message to newcomer. */
export async function linkToNewcomer(visitor: Visitor): Promise<string> {
  const { list } = await visitor.reads<{ list: { link?: string }[] }>(
    `GET /mock/outbox?to=${NEWCOMER_EMAIL}`,
  );
  return list[0]?.link ?? '';
}

/** Verifies newcomer by API calls from a session that also reads the account's mail; returns the link of the alert. */
export async function verifiesNewcomer(visitor: Visitor): Promise<string> {
  await visitor.hasSessionOf(newcomer);
  const { name, idNo, records } = await visitor.reads<OwnRecords>('GET /mock/registry');
  const fields = records.find(({ channel }) => channel === 'gonganVerify')?.fields;
  const person = { name, idNo, idType: 'RESIDENT_ID' };
  const form = { channel: 'gonganVerify', level: 1, consent: true, ...fields, ...person };
  await provesContact(visitor);
  await visitor.reads(endpoints.startVerification, form);
  await visitor.reads('POST /mock/clock', { advanceMs: 3 * SECOND });
  await visitor.reads(endpoints.accountDetail);
  return linkToNewcomer(visitor);
}
