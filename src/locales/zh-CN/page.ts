/** The title of the page people arrive at. laterPage.ts has the others. */
export default {
  'page.login': '登录',
  'page.agreement': '用户协议',
  'page.privacy': '隐私政策',
  'page.accessibility': '无障碍声明',
};
