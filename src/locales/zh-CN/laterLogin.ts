/** The pages beside sign-in: signing out, and the version of the server. */
export default {
  'login.logout.busy': '正在退出登录…',
  'login.logout.failed': '本页的数据已清除，但未能通知服务器退出登录。',
  'login.logout.signIn': '去登录',
  'login.version': '服务器版本',
  'login.version.failed': '服务器版本读取失败。',
};
