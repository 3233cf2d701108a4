import type zh from '../zh-CN/verificationBank';

export default {
  'bankCard.number': '銀行卡號',
  'bankCard.debit': '{bank}，簽帳金融卡',
  'bankCard.credit': '{bank}，信用卡',
  'verification.bank.ICBC': '中國工商銀行',
  'verification.bank.ABC': '中國農業銀行',
  'verification.bank.BOC': '中國銀行',
  'verification.bank.CCB': '中國建設銀行',
  'verification.bank.BOCOM': '交通銀行',
  'verification.bank.PSBC': '中國郵政儲蓄銀行',
  'verification.bank.CMB': '招商銀行',
  'verification.bank.CMBC': '中國民生銀行',
  'verification.bank.CITIC': '中信銀行',
  'verification.bank.CEB': '中國光大銀行',
  'verification.bank.CIB': '興業銀行',
  'verification.bank.SPDB': '浦發銀行',
  'verification.bank.HXB': '華夏銀行',
  'verification.bank.PAB': '平安銀行',
  'verification.bank.GDB': '廣發銀行',
} satisfies Record<keyof typeof zh, string>;
