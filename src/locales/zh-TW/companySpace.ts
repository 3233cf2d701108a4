import type zh from '../zh-CN/companySpace';

const messages: Record<keyof typeof zh, string> = {
  'handlers.space.purpose': '您在本單位的身分、可以辦理的事項和待辦。',
  'handlers.space.standing': '我在本單位',
  'handlers.space.may': '可以辦理',
  'handlers.space.all.LEGAL_REP': '本單位的全部事項',
  'handlers.space.all.ADMIN': '本單位的全部事項，更換法定代表人除外',
  'handlers.space.nothing': '還沒有生效的授權。請聯絡單位的法定代表人或管理員。',
  'handlers.space.own': '單位給我的授權',
  'handlers.space.change': '單位想擴大這份授權，請您決定：',
  'handlers.space.info': '登記資料和聯絡方式。',
  'handlers.space.certificates': '代表本單位的數位憑證。',
  'handlers.space.ending': '{count} 張憑證即將到期或已到期',
  'handlers.letter': '委託書',
  'handlers.letter.of': '委託書 {number}',
  'handlers.letter.uploaded': '已上傳的委託書',
  'letter.purpose': '列印後由雙方簽署；入口網站上的授權不以簽署為準。',
  'letter.print': '列印',
  'letter.number': '編號',
  'letter.company': '授權單位',
  'letter.uscc': '統一社會信用代碼',
  'letter.legalRep': '法定代表人',
  'letter.text':
    '{company} 授權承辦人 {name}，自 {start} 起至 {end} 止（首尾兩天都算在內，依中國日期計算），代表本單位辦理下列事項：',
  'letter.all': '本單位的全部事項，授權期間新增的事項也包括在內。',
  'letter.limits': '承辦人不得轉授他人。單位可以隨時縮小或撤銷本授權。',
  'letter.sign.company': '授權單位（用印）',
  'letter.sign.handler': '承辦人（簽名）',
  'letter.sign.date': '日期',
  'letter.check': '{site}（{address}）以編號 {number} 保存此授權，雙方登入後可檢視其是否有效。',
  'letter.asOf': '{at} 的狀態：{state}',
  'letter.notInForce': '目前無效：{state}',
  'letter.void': '無效',
};

export default messages;
