import type zh from '../zh-CN/verificationBank';

export default {
  'bankCard.number': 'Bank card number',
  'bankCard.debit': '{bank}, debit card',
  'bankCard.credit': '{bank}, credit card',
  'verification.bank.ICBC': 'Industrial and Commercial Bank of China',
  'verification.bank.ABC': 'Agricultural Bank of China',
  'verification.bank.BOC': 'Bank of China',
  'verification.bank.CCB': 'China Construction Bank',
  'verification.bank.BOCOM': 'Bank of Communications',
  'verification.bank.PSBC': 'Postal Savings Bank of China',
  'verification.bank.CMB': 'China Merchants Bank',
  'verification.bank.CMBC': 'China Minsheng Bank',
  'verification.bank.CITIC': 'China CITIC Bank',
  'verification.bank.CEB': 'China Everbright Bank',
  'verification.bank.CIB': 'Industrial Bank',
  'verification.bank.SPDB': 'Shanghai Pudong Development Bank',
  'verification.bank.HXB': 'Hua Xia Bank',
  'verification.bank.PAB': 'Ping An Bank',
  'verification.bank.GDB': 'China Guangfa Bank',
} satisfies Record<keyof typeof zh, string>;
