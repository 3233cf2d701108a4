/** The signed-in person's account. */
import { userInfo } from '../_domain/accounts';
import { handlers } from '../_domain/http';

export default handlers({
  accountDetail: ({ account, session, lang }) => userInfo(account, session, lang),
});
