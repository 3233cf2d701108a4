/** The signed-in person's account. */
import { toUserInfo } from '../_domain/accounts/accounts';
import { createHandlers } from '../_domain/http/handlers';
import { changePassword } from '../_domain/member/changePassword';

export default createHandlers({
  accountDetail: ({ account, session, lang }) => toUserInfo(account, session, lang),
  changePassword,
});
