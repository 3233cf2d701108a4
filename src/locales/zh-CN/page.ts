/** Titles of pages, also shown in the menu and in breadcrumbs. */
export default {
  'page.getVersion': '版本信息',
  'page.error': '出错了',
  'page.logout': '退出登录',
  'page.login': '登录',
  'page.identityManage': '身份管理',
  'page.notFound': '页面不存在',
};
