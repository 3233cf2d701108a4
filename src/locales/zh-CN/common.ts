/** Messages that several pages share. */
export default {
  'common.retry': '重试',
  'common.loadFailed': '请重试。',
  'common.loading': '加载中',
  'common.stillLoading': '仍在加载，用时比平常久，请稍候。',
  'common.backHome': '返回首页',
  'common.errorTitle': '错误：{title}',
  'common.refresh': '换一张',
  'common.close': '关闭',
  'common.copied': '已复制',
  'common.copyFailed': '无法复制，请手动选取。',
};
