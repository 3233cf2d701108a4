/** Where else the person is signed in. */

import type { Envelope } from '@/contract';
import { call } from '@/utils/http/request';
import { areSessions, shaped } from './memberShapes';

type OnFailure = (envelope: Envelope) => void;

/** The live sessions, this one first. */
export const getSessions = () => shaped(call('sessions'), areSessions);

/** Ends one of them; rejects with a 404 where it has ended already. The page says itself what is wrong. */
export const endSession = (id: string, onFailure: OnFailure) =>
  call('endSession', { params: { id }, body: {}, onFailure, quiet: true });

/** Ends all but this one; answers how many. */
export const endOtherSessions = (onFailure: OnFailure) => call('endOtherSessions', { body: {}, onFailure });
