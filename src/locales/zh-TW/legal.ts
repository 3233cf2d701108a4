import type zh from '../zh-CN/legal';

export default {
  'legal.contents': '目錄',
  'legal.updated': '更新日期：{date}',
  'legal.failed': '無法載入文件',
  'legal.contact': '聯絡方式：協助與意見',
  'legal.back': '返回入口網站',
  'help.contact': '如需協助、回報無障礙問題或提出隱私權請求，可以這樣聯絡我們：',
  'help.phone': '電話',
  'help.hours': '服務時間',
} satisfies Record<keyof typeof zh, string>;
