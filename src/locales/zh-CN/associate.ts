/** Providers: coming back from them, and linking their accounts. */
export default {
  'associate.finishing': '正在完成登录…',
  'associate.cancelled': '您取消了授权，没有登录。',
  'associate.failed': '对方平台没有完成授权。请重新开始，或选择其他登录方式。',
  'associate.incomplete': '这次授权已经结束或不完整，请重新开始。',
  'associate.unreachable': '暂时无法确认授权结果，请检查网络后重试。',
  'associate.again': '重新授权',
  'associate.back': '返回登录页',
  'associate.gone': '这次关联已失效，请返回登录页重新开始。',
  'associate.loadFailed': '未能读取待关联的账号',
  'associate.who': '您正在使用{provider}账号“{nickname}”，它还没有关联这里的账号。',
  'associate.why': '登录一次即可关联，以后可以用{provider}直接登录。',
  'associate.submit': '关联并登录',
  'associate.submitting': '正在关联',
  'associate.register': '没有账号？立即注册',
  'associate.notYou': '不是您？重新开始',
};
