/** The signed-in person's accounts, and the provider accounts that sign in to this one. */
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
