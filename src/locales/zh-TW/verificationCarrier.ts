import type zh from '../zh-CN/verificationCarrier';

const messages: Record<keyof typeof zh, string> = {
  'verification.carrier.CMCC': '中國移動',
  'verification.carrier.CUCC': '中國聯通',
  'verification.carrier.CTCC': '中國電信',
  'verification.carrier.CBN': '中國廣電',
};

export default messages;
