/** Titles of pages, also shown in the menu and in breadcrumbs. */
export default {
  'page.getVersion': '版本信息',
  'page.error': '出错了',
  'page.logout': '退出登录',
  'page.login': '登录',
  'page.identityManage': '身份管理',
  'page.notFound': '页面不存在',
  'page.callBack': '完成登录',
  'page.associateLogin': '关联账号登录',
  'page.caLogin': '数字证书登录',
  'page.authGuide': '提升认证等级',
  'page.modifyPwdGuide': '修改密码',
  'page.bindMobileGuide': '绑定手机号',
  'page.simulatorPhone': '模拟手机',
  'page.simulatorProvider': '模拟授权平台',
};
