import type zh from '../zh-CN/verificationBank';

export default {
  'bankCard.number': 'Número do cartão bancário',
  'bankCard.debit': '{bank}, cartão de débito',
  'bankCard.credit': '{bank}, cartão de crédito',
  'verification.bank.ICBC': 'Banco Industrial e Comercial da China',
  'verification.bank.ABC': 'Banco Agrícola da China',
  'verification.bank.BOC': 'Banco da China',
  'verification.bank.CCB': 'Banco de Construção da China',
  'verification.bank.BOCOM': 'Banco de Comunicações da China',
  'verification.bank.PSBC': 'Banco de Poupança Postal da China',
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
