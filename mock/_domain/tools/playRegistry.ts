/** Plays the registries behind the verification channels, through POST /mock/act. */
import * as v from 'valibot';
import { type ChannelName, verificationChannels } from '../../../src/domain/verificationChannels';
import { readFields } from '../http/readInput';
import { HttpRefusal } from '../lib/refusals';
import type { RequestContext } from '../store/context';
import type { RegistryMode } from '../store/records/verification';
import { getPortal } from '../store/state';
import { findRecord } from '../verification/registries';
import { playCompanyRegistry, playLegalRep } from './playCompanyRegistry';

const form = v.object({
  channel: v.picklist(verificationChannels.map(({ name }) => name)),
  action: v.picklist(['up', 'down', 'slow', 'fail']),
});

const modes: Record<'down' | 'slow' | 'fail', RegistryMode> = { down: 'down', slow: 'slow', fail: 'failing' };

/** Sets whether the registry of a channel responds, for all accounts; or changes the registry of companies. */
export function playRegistry(context: RequestContext): null {
  const { body } = context;
  if (body.action === 'nameLegalRep') return playLegalRep({ body });
  if (body.roleId !== undefined) return playCompanyRegistry(context);
  const { channel, action } = readFields(form, body);
  const { registryModes } = getPortal();
  if (action === 'up') registryModes.delete(channel);
  else registryModes.set(channel, modes[action]);
  return null;
}

const actionOf = (channel: ChannelName) => {
  const mode = getPortal().registryModes.get(channel);
  return mode === 'failing' ? 'fail' : (mode ?? 'up');
};

/** Returns the own record in each registry, for testers to type; `fields` is null without one. */
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
