import type zh from '../zh-CN/layout';

const messages: Record<keyof typeof zh, string> = {
  'layout.siteName': '統一身分入口網站',
  'layout.language': '語言',
  'layout.language.failed': '無法載入語言，請檢查網路後重試。',
  'layout.theme.dark': '切換到深色',
  'layout.theme.light': '切換到淺色',
  'layout.elder.on': '長輩版',
  'layout.elder.off': '標準版',
  'layout.skip': '跳到主要內容',
  'layout.mainMenu': '主選單',
  'layout.sideColumn': '側邊欄',
  'layout.menu.open': '開啟選單',
  'layout.menu.collapse': '收合選單',
  'layout.menu.expand': '展開選單',
  'layout.userMenu': '使用者選單',
  'layout.breadcrumb': '目前位置',
  'layout.signOut': '登出',
  'layout.actingSelf': '以本人身分',
  'layout.notices': '通知',
  'layout.notices.unread': '{count, plural, =0 {沒有未讀通知} other {# 則未讀通知}}',
  'layout.notices.empty': '還沒有通知。安全提醒和辦理進度會顯示在這裡。',
  'layout.notices.readAll': '全部標為已讀',
  'layout.notices.failed': '無法載入通知',
  'layout.notices.new': '未讀',
  'layout.messages': '訊息提示',
  'layout.footer': '協助與聲明',
  'layout.settings': '介面設定',
};

export default messages;
