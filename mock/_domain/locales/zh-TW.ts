import type zh from './zh-CN';

const messages: Record<keyof typeof zh, string> = {
  siteName: '統一身分入口網',
  'captcha.question': '請將這四個數字依序寫成阿拉伯數字：{digits}',
  'digit.0': '零',
  'digit.1': '一',
  'digit.2': '二',
  'digit.3': '三',
  'digit.4': '四',
  'digit.5': '五',
  'digit.6': '六',
  'digit.7': '七',
  'digit.8': '八',
  'digit.9': '九',
  'digit.separator': '、',
  'place.local': '本機網路',
  'place.beijing': '北京',
  'place.shanghai': '上海',
  'place.guangzhou': '廣州',
  'notice.welcome.title': '歡迎使用統一身分入口網',
  'notice.welcome.text': '您可以在這裡檢視身分資訊、管理帳號，並以同一個帳號登入其他應用程式。',
  'notice.signInReview.title': '請留意近期登入',
  'notice.signInReview.text': '如果登入時間或地點並非您本人操作，請儘快變更密碼。',
  'notice.verify.title': '請完成實名驗證',
  'notice.verify.text': '您的身分尚未核驗。完成驗證後可辦理更多事項。',
  'notice.handler.title': '您已成為公司承辦人',
  'notice.handler.text': '法定代表人已授權您代表公司辦理事項。',
};

export default messages;
