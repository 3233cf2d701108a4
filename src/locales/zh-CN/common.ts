/** Words many screens share. */
export default {
  'common.retry': '重试',
  'common.loadFailed': '服务器没有给出结果。请检查网络后重试。',
  'common.loading': '加载中',
  'common.backHome': '返回首页',
  'common.errorPrefix': '错误',
  'common.refresh': '换一张',
  'common.close': '关闭',
};
