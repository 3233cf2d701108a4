/** Choosing a password. */
export default {
  'newPassword.account': '账号名',
  'newPassword.current': '当前密码',
  'newPassword.label': '新密码',
  'newPassword.confirm': '再次输入新密码',
  'newPassword.rule.length': '至少 {min} 个字符，区分大小写',
  'newPassword.rule.owner': '不包含账号名或手机号',
  'newPassword.rule.common': '不是 123456、password 这样的常见密码，也未在数据泄露中出现过',
  'newPassword.rule.strong': '{length} 个字符以上，并混用大写字母、小写字母、数字、符号中的三种，会更安全',
  'newPassword.rule.kept': '（已满足）',
  'newPassword.strength': '强度：{strength}',
  'newPassword.submit': '修改密码',
  'newPassword.submitting': '正在修改',
  'newPassword.changed': '密码已修改',
  'newPassword.changed.others': '其他设备已退出登录。',
  'newPassword.unreachable': '密码未修改，您填写的内容仍在。',
};
