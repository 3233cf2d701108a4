/** The passkeys that sign in to the signed-in person's account. */
import { createHandlers } from '../_domain/http/handlers';
import {
  addPasskey,
  createPasskeyOptions,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from '../_domain/member/passkeys';

export default createHandlers({
  passkeys: listPasskeys,
  passkeyOptions: createPasskeyOptions,
  addPasskey,
  renamePasskey: (ctx) => renamePasskey(ctx, ctx.params.id, ctx.body.name),
  removePasskey: (ctx) => removePasskey(ctx, ctx.params.id),
});
