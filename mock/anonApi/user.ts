/** Whether someone is signed in, and signing out. */
import { registeredLogoutAddress } from '../_domain/clients';
import { handlers } from '../_domain/http';
import { signOut } from '../_domain/signIn';

export default handlers({
  online: ({ account }) => account !== undefined,
  logout: (ctx) => {
    signOut(ctx);
    return registeredLogoutAddress(ctx.query.post_logout_redirect_uri);
  },
});
