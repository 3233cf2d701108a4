/** Plays the registries behind the verification channels, through POST /mock/act. */
import { type ChannelName, verificationChannels } from '../../../src/domain/verificationChannels';
import { oneOf, readFields } from '../forms/fields';
import { HttpRefusal } from '../lib/refusals';
import type { RequestContext } from '../store/context';
import type { RegistryMode, RegistryRecord } from '../store/records/verification';
import { getPortal } from '../store/state';
import { findRecord } from '../verification/registries';
import { playCompanyRegistry } from './playCompanyRegistry';
import { playLegalRep } from './playLegalRep';

const form = {
  channel: oneOf<ChannelName>(...verificationChannels.map(({ name }) => name)),
  action: oneOf('up', 'down', 'slow', 'fail'),
};

const modes: Record<'down' | 'slow' | 'fail', RegistryMode> = { down: 'down', slow: 'slow', fail: 'failing' };

/**
 * Makes the registry of a channel answer as usual, or not, for everyone; or that of companies name somebody, or answer
 * for the company of a role.
 */
export function playRegistry(context: RequestContext): null {
  const { body } = context;
  if (body.action === 'nameLegalRep') return playLegalRep({ body });
  if (body.roleId !== undefined) return playCompanyRegistry(context);
  const { channel, action } = readFields(body, form);
  const { registryModes } = getPortal();
  if (action === 'up') registryModes.delete(channel);
  else registryModes.set(channel, modes[action]);
  return null;
}

const actionOf = (channel: ChannelName) => {
  const mode = getPortal().registryModes.get(channel);
  return mode === 'failing' ? 'fail' : (mode ?? 'up');
};

/**
 * Returns what each registry knows of the signed-in person, so that a tester has something to type, and how it behaves.
 * `fields` is null where it has no record. Throws a 401 for nobody.
 */
export function getOwnRecords({ account }: RequestContext): {
  name: string;
  idType: string;
  idNo: string;
  records: { channel: ChannelName; fields: RegistryRecord['fields'] | null; action: string }[];
} {
  if (!account) throw new HttpRefusal(401, 'NO_SESSION');
  const { name, idType, idNo } = account;
  const records = verificationChannels.map(({ name: channel }) => ({
    channel,
    fields: findRecord(channel, account)?.fields ?? null,
    action: actionOf(channel),
  }));
  return { name, idType, idNo, records };
}
