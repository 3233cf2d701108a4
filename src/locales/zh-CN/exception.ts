/** Exception pages, the catch-all page and failed chunks. */
export default {
  'exception.403': '抱歉，您无权访问该页面。',
  'exception.404': '抱歉，您访问的页面不存在。',
  'exception.500': '抱歉，服务器出错了。',
  'exception.403.title': '无权访问',
  'exception.404.title': '页面不存在',
  'exception.500.title': '服务器出错',
  'exception.chunk.title': '页面未完整加载',
  'exception.chunk.text': '网络可能中断，或门户刚刚更新。请检查网络后重试。',
  'exception.crash.title': '页面出错了',
  'exception.crash.text': '不是您的操作造成的。请重试；若仍出现，请返回首页。',
  'exception.offline.title': '网络已断开',
  'exception.offline.text': '页面需要联网加载。网络恢复后将自动重试。',
  'exception.session.title': '暂时无法确认登录状态',
  'exception.session.text': '服务器暂时没有回应，请重试。',
};
