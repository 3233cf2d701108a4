/** Handlers for the user's own accounts, and for the provider accounts that are linked to the current account. */
import { createHandlers } from '../_domain/http/handlers';
import { listOwnAccounts, setPrimaryAccount, switchAccount } from '../_domain/member/linkedAccounts';
import { listBindings, removeBinding } from '../_domain/member/providerBindings';

export default createHandlers({
  accounts: ({ account }) => listOwnAccounts(account),
  switchAccount: (ctx) => switchAccount(ctx, ctx.params.id),
  setPrimaryAccount: (ctx) => setPrimaryAccount(ctx, ctx.params.id),
  bindings: ({ account, lang }) => listBindings(account, lang),
  unbind: (ctx) => removeBinding(ctx, ctx.params.id),
});
