/** Undoing a change by the link of its alert (docs/api.md, Undo). */
import * as v from 'valibot';
import { type EndpointRows, nothing, personal } from './endpoint';

/** A change that a link can undo. */
const undoOffer = v.object({
  /**
   * A first verification, a link with another account, a change of the mobile number or mail address, an added
   * passkey or authenticator app, a sign-in, the report that another person uses the account, or a recovery.
   */
  kind: v.picklist([
    'IDENTITY',
    'LINK',
    'CONTACT',
    'PASSKEY',
    'AUTHENTICATOR',
    'SIGN_IN',
    'PANIC',
    'LOST_ACCESS',
  ]),
  /** The account's name. */
  account: personal('ownName'),
  /**
   * IDENTITY: the verified name, masked. LINK: the user's other account. CONTACT: the current contacts, masked.
   * PASSKEY: its provider, or ''. SIGN_IN: browser, system and place.
   */
  name: personal('ownName'),
  changedAt: v.string(),
  /** Time until which it can be undone. */
  until: v.string(),
});

export type UndoOffer = v.InferOutput<typeof undoOffer>;
export type UndoKind = UndoOffer['kind'];

export const undoEndpoints = {
  checkUndo: { call: 'POST /anonApi/account/v1/undo/check', data: undoOffer },
  undoChange: { call: 'POST /anonApi/account/v1/undo', data: nothing },
} satisfies EndpointRows;
