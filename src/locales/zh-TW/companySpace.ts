import type zh from '../zh-CN/companySpace';

const messages: Record<keyof typeof zh, string> = {
  'handlers.space.purpose': '您在本機構的身分、可以辦理的事項和待辦。',
  'handlers.space.standing': '我在本機構',
  'handlers.space.may': '可以辦理',
  'handlers.space.all.LEGAL_REP': '本機構的全部事項',
  'handlers.space.all.ADMIN': '本機構的全部事項，更換法定代表人除外',
  'handlers.space.nothing': '還沒有生效的授權，請聯絡機構的法定代表人或管理員。',
  'handlers.space.own': '機構給我的授權',
  'handlers.space.change': '機構想擴大這份授權，請您決定：',
  'handlers.space.info': '登記資料和聯絡方式。',
  'handlers.space.certificates': '代表本機構的數位憑證。',
  'handlers.space.ending': '{count} 張憑證即將到期或已到期',
  'handlers.letter': '委託書',
  'handlers.letter.of': '委託書 {number}',
  'handlers.letter.uploaded': '已上傳的委託書',
  'letter.purpose': '列印後由雙方簽署；授權以入口網站的紀錄為準，未簽署也有效。',
  'letter.print': '列印',
  'letter.number': '編號',
  'letter.company': '授權機構',
  'letter.uscc': '統一社會信用代碼',
  'letter.legalRep': '法定代表人',
  'letter.text':
    '{company} 授權承辦人 {name}，自 {start} 起至 {end} 止（含首尾兩日，依中國日期計算），代表本機構辦理下列事項：',
  'letter.all': '本機構的全部事項，包括授權期間新增的事項。',
  'letter.limits': '承辦人不得轉授權他人。機構可以隨時縮小或撤銷本授權。',
  'letter.sign.company': '授權機構（用印）',
  'letter.sign.handler': '承辦人（簽名）',
  'letter.sign.date': '日期',
  'letter.check': '{site}（{address}）已保存此授權，編號 {number}，雙方登入後可檢視其是否有效。',
  'letter.asOf': '{at} 的狀態：{state}',
  'letter.notInForce': '目前無效：{state}',
  'letter.void': '無效',
};

export default messages;
