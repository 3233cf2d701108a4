/** The signed-in person's account. */
import { userInfo } from '../_domain/accounts';
import { changePassword } from '../_domain/changePassword';
import { handlers } from '../_domain/http';

export default handlers({
  accountDetail: ({ account, session, lang }) => userInfo(account, session, lang),
  changePassword: (ctx) => {
    changePassword(ctx, ctx.body);
    return null;
  },
});
