/** Handlers to close the signed-in person's account. */
import { createHandlers } from '../_domain/http/handlers';
import { cancelAccount, getCancellation } from '../_domain/member/cancellation';

export default createHandlers({
  cancellation: ({ account }) => getCancellation(account),
  cancelAccount: (ctx) => cancelAccount(ctx),
});
