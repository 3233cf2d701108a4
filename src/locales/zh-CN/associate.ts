/** Providers: coming back from them, and linking their accounts. */
export default {
  'associate.finishing': '正在完成登录…',
  'associate.heading.canceled': '登录已取消',
  'associate.heading.failed': '登录未完成',
  'associate.canceled': '您取消了授权，未登录。',
  'associate.failed': '授权平台未完成授权。请重新开始，或选择其他登录方式。',
  'associate.incomplete': '这次授权已经结束或不完整，请重新开始。',
  'associate.unreachable': '暂时无法确认授权结果。',
  'associate.again': '重新授权',
  'associate.back': '返回登录页',
  'associate.gone': '本次绑定已失效，请返回登录页重新开始。',
  'associate.loadFailed': '待绑定的账号加载失败',
  'associate.who': '您的{provider}账号“{nickname}”还没有绑定本门户的账号。',
  'associate.why': '登录一次即可绑定，以后可以用{provider}直接登录。',
  'associate.submit': '绑定并登录',
  'associate.register': '没有账号？立即注册',
  'associate.notYou': '不是您？重新开始',
};
