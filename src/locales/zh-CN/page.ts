/** The title of the page people arrive at. laterPage.ts has the others. */
export default {
  'page.login': '登录',
};
