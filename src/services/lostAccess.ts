/** Account recovery for a user who has lost the authenticator app with its codes, or every contact. */
import type { Body } from '@/contract';
import { lostAccessEndpoints } from '@/contract/lostAccess';
import { createCaller } from '@/utils/http/callApi';
import { SHOWN_BY_PAGE } from '@/utils/routing/heldAccount';
import { sealForRequest } from './secrets';

const call = createCaller(lostAccessEndpoints);

/** Starts the recovery of the account of a reset whose proofs are complete. Its waiting period begins. */
export const beginLostAccess = (id: string) =>
  call('beginLostAccess', { body: { id }, silentFor: SHOWN_BY_PAGE });

/** Starts the recovery after the payment app has proved the identity. The links are sent to the proved number. */
export const beginLostAccessByIdentity = (body: Body<'beginLostAccessByIdentity'>) =>
  call('beginLostAccessByIdentity', { body, silentFor: SHOWN_BY_PAGE });

/** Resolves with the state of the recovery that a link belongs to. */
export const checkLostAccess = (ticket: string) =>
  call('checkLostAccess', { body: { ticket }, silentFor: ['TICKET_UNKNOWN'] });

/** Stops the recovery that a link belongs to. */
export const stopLostAccess = (ticket: string) =>
  call('stopLostAccess', { body: { ticket }, silentFor: ['TICKET_UNKNOWN'] });

/** Sets the new password, sealed, and removes the authenticator app. Ends all sessions of the account. */
export const finishLostAccess = (ticket: string, newPwd: string) =>
  call('finishLostAccess', {
    body: async () => {
      const { values, secretId } = await sealForRequest([newPwd]);
      return { ticket, newPwd: values[0] ?? '', secretId };
    },
    silentFor: ['TICKET_UNKNOWN', ...SHOWN_BY_PAGE],
  });

/** Stops the recovery of the own account. Requires a step-up. */
export const stopOwnLostAccess = () =>
  call('stopOwnLostAccess', { body: {}, silentFor: ['CHANGED_MEANWHILE'] });
