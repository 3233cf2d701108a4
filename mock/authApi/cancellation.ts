/** Closing the signed-in person's account. */
import { cancelAccount, cancellationOf } from '../_domain/cancellation';
import { handlers } from '../_domain/http';

export default handlers({
  cancellation: ({ account }) => cancellationOf(account),
  cancelAccount: (ctx) => cancelAccount(ctx),
});
