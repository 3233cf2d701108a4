/** The registries behind the channels: their records and their availability. */
import { SECOND, VERIFICATION_TIMEOUT } from '../../../src/constants';
import { type ChannelName, findChannel } from '../../../src/domain/verificationChannels';
import type { Account, Identity } from '../store/records/account';
import type { RegistryRecord } from '../store/records/verification';
import { getPortal } from '../store/state';

type Answers = RegistryRecord['fields'];

/** Response time of a registry in normal operation, in ms. */
const USUAL_ANSWER = 0.8 * SECOND;

/** Finds the record of a person in the registry of a channel, by name and document. */
export const findRecord = (
  channel: ChannelName,
  { name, idType, idNo }: Pick<Account, keyof Identity>,
): RegistryRecord | undefined =>
  getPortal().registryRecords.find(
    (one) => one.channel === channel && one.idType === idType && one.idNo === idNo && one.name === name,
  );

/** A missing record gives the same result as a different one, so that users cannot explore the registry. */
export function matchesRecord(channel: ChannelName, claim: Identity, answers: Answers): boolean {
  const record = findRecord(channel, claim);
  if (!record) return false;
  const fields = Object.keys(record.fields) as (keyof Answers)[];
  return fields.every((field) => record.fields[field] === answers[field]);
}

export const isAvailable = (channel: ChannelName): boolean =>
  getPortal().registryModes.get(channel) !== 'down';

/** Returns the response time of a channel's registry, in ms. */
export const getAnswerTime = (channel: ChannelName): number =>
  getPortal().registryModes.get(channel) === 'slow' ? VERIFICATION_TIMEOUT : USUAL_ANSWER;

/** Whether a channel's registry has documents of this type. */
export const takesDocument = (channel: ChannelName, { idType }: Pick<Identity, 'idType'>): boolean =>
  findChannel(channel)?.idTypes.includes(idType) === true;
