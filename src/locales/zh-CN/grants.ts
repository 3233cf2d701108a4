/** /user/info_manage/application_authorization. */
export default {
  'grants.purpose': '查看哪些应用可以读取您的信息，随时可以撤回。',
  'grants.failed': '应用授权加载失败',
  'grants.empty': '没有应用可以读取您的信息。',
  'grants.empty.text': '您用门户账号登录应用并同意提供信息后，该应用会显示在这里。',
  'grants.granted': '允许时间',
  'grants.used': '最近使用',
  'grants.expires': '到期时间',
  'grants.expiring': '即将到期，之后该应用会再次征求您的同意。',
  'grants.scopes': '可以获取的信息',
  'grants.required': '必需项，只能随全部授权一起撤回。',
  'grants.withdraw': '撤回',
  'grants.scope.withdraw.of': '撤回“{name}”的这项授权：{scope}',
  'grants.all': '撤回全部授权',
  'grants.all.of': '撤回全部授权（{name}）',
  'grants.ask.scope': '不再向“{name}”提供这项信息吗？',
  'grants.ask.scope.text':
    '“{scope}”将立即停止提供。该应用已获得的信息仍由其保存，删除请联系运营方；下次使用时，该应用可能再次征求您的同意。',
  'grants.ask.all': '撤回“{name}”的全部授权吗？',
  'grants.ask.all.text':
    '该应用将立即不能再读取您的信息，可能会请您重新登录。已获得的信息仍由{operator}保存，删除请联系运营方。下次登录时，该应用会再次征求您的同意。',
  'grants.busy': '正在撤回',
  'grants.done.scope': '“{name}”不再获得：{scope}',
  'grants.done.all': '已撤回“{name}”的全部授权',
  'grants.gone': '这项授权已不存在，可能已在别处撤回或到期。以下是最新情况。',
  'grants.unreachable': '未能撤回。',
};
