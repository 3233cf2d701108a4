/** The signed-in person's account: data, password, mobile number, export, and its closing. */
import { toUserInfo } from '../_domain/accounts/accounts';
import { createHandlers } from '../_domain/http/handlers';
import { exportAccount } from '../_domain/member/accountExport';
import { cancelAccount, getCancellation } from '../_domain/member/cancellation';
import { bindMobile, changeMobile, proveOwnMobile } from '../_domain/member/changeMobile';
import { changePassword } from '../_domain/member/changePassword';

export default createHandlers({
  accountDetail: ({ account, session, lang }) => toUserInfo(account, session, lang),
  changePassword,
  bindMobile,
  proveOwnMobile,
  changeMobile,
  cancellation: ({ account }) => getCancellation(account),
  cancelAccount,
  startExport: exportAccount,
});
