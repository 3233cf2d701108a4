/** The authenticator app and the recovery codes of the signed-in person. */
import { createHandlers } from '../_domain/http/handlers';
import {
  confirmAuthenticator,
  getAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
} from '../_domain/member/authenticator';

export default createHandlers({
  authenticator: ({ account }) => getAuthenticator(account),
  startAuthenticator,
  confirmAuthenticator: (ctx) => confirmAuthenticator(ctx, ctx.body),
  removeAuthenticator,
  renewRecoveryCodes,
});
