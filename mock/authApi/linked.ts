/** The signed-in person's accounts, and the provider accounts that sign in to this one. */
import { handlers } from '../_domain/http';
import { listAccounts, setPrimary, switchAccount } from '../_domain/linked';
import { listBindings, unbind } from '../_domain/ownBindings';

export default handlers({
  accounts: ({ account }) => listAccounts(account),
  switchAccount: (ctx) => switchAccount(ctx, ctx.params.id),
  setPrimaryAccount: (ctx) => setPrimary(ctx, ctx.params.id),
  bindings: ({ account, lang }) => listBindings(account, lang),
  unbind: (ctx) => unbind(ctx, ctx.params.id),
});
