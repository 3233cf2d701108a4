/** Plays the registries behind the verification channels, through POST /mock/act. */
import { type ChannelName, verificationChannels } from '../../../src/domain/verificationChannels';
import { oneOf, readFields } from '../forms/fields';
import { HttpRefusal } from '../lib/refusals';
import type { RequestContext } from '../store/context';
import type { RegistryMode } from '../store/records/verification';
import { getPortal } from '../store/state';
import { findRecord } from '../verification/registries';
import { playCompanyRegistry } from './playCompanyRegistry';
import { playLegalRep } from './playLegalRep';

const form = {
  channel: oneOf<ChannelName>(...verificationChannels.map(({ name }) => name)),
  action: oneOf('up', 'down', 'slow', 'fail'),
};

const modes: Record<'down' | 'slow' | 'fail', RegistryMode> = { down: 'down', slow: 'slow', fail: 'failing' };

/** Sets whether the registry of a channel responds, for all accounts; or changes the registry of companies. */
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
 * Returns the record of the signed-in person in each registry, for testers to type, and the mode of the registry.
 * `fields` is null without a record. Throws a 401 without a session.
 */
export function getOwnRecords({ account }: RequestContext) {
  if (!account) throw new HttpRefusal(401, 'NO_SESSION');
  const { name, idType, idNo } = account;
  const records = verificationChannels.map(({ name: channel }) => ({
    channel,
    fields: findRecord(channel, account)?.fields ?? null,
    action: actionOf(channel),
  }));
  return { name, idType, idNo, records };
}
