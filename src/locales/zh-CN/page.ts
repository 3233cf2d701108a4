/** Titles on the sign-in page. laterPage.ts has the others. */
export default {
  'page.login': '登录',
  'page.help': '帮助',
  'page.agreement': '用户协议',
  'page.privacy': '隐私政策',
  'page.accessibility': '无障碍声明',
};
