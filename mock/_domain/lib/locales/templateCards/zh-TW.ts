import type zh from './zh-CN';

export default {
  'product.desk': '服務台',
  'product.desk.text': '收集大家的問題，分給合適的人回答。',
  'product.poll': '問卷',
  'product.poll.text': '幾分鐘做好一份問卷，結果隨時可看。',
  'product.map': '地圖',
  'product.map.text': '把地點標在地圖上，和同事一起補充。',
  'product.calendar': '行事曆',
  'product.calendar.text': '安排會議和假期，誰有空一看便知。',
  'product.archive': '檔案庫',
  'product.archive.text': '存放合約與文件，依編號或日期查找。',
  'product.stock': '庫存',
  'product.stock.text': '隨時知道還有多少，不足時提醒採購。',
} satisfies Record<keyof typeof zh, string>;
