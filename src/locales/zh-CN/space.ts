/** The frame around the space of a company. */
export default {
  'space.overview': '概览',
  'space.info': '信息',
  'space.certificates': '证书',
  'space.handlers': '经办人与授权',
  'space.pages': '单位空间的页面',
  'space.unknown': '未找到该单位空间',
  'space.unknown.text': '该单位空间可能已不存在，或不属于您的账号。',
  'space.back': '返回单位列表',
  'space.failed': '单位空间未能打开',
  'space.closed': '您无权查看此页面',
  'space.suspended.company': '登记机关已暂停该单位，目前只能查看。',
  'space.suspended.account': '您的账号已被冻结，目前只能查看。',
  'space.notActing': '您目前未代表该单位。要在这里办理事项，请先切换为代表该单位。',
  'space.act': '代表该单位',
  'space.notSwitched': '未能切换，您仍以原来的身份操作。',
};
