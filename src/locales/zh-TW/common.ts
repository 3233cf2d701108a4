import type zh from '../zh-CN/common';

export default {
  'common.retry': '重試',
  'common.loadFailed': '請重試。',
  'common.loading': '載入中',
  'common.stillLoading': '仍在載入，花費的時間比平常久，請稍候。',
  'common.backHome': '返回首頁',
  'common.errorTitle': '錯誤：{title}',
  'common.refresh': '換一張',
  'common.close': '關閉',
  'common.copied': '已複製',
  'common.copyFailed': '無法複製，請手動選取。',
} satisfies Record<keyof typeof zh, string>;
