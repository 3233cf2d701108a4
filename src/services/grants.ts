/** What applications may read. */

import type { Envelope, Scope } from '@/contract';
import { call } from '@/utils/http/request';

type OnFailure = (envelope: Envelope) => void;

/** The applications that the person has allowed something. */
export const listGrants = () => call('grants');

/** Takes everything back from an application; answers what is left. */
export const withdrawGrant = (id: string, onFailure: OnFailure) =>
  call('withdrawGrant', { params: { id }, body: {}, onFailure });

/** Takes one thing back; answers what is left. */
export const withdrawScope = (id: string, scope: Scope, onFailure: OnFailure) =>
  call('withdrawScope', { params: { id, scope }, body: {}, onFailure });
