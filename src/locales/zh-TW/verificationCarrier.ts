import type zh from '../zh-CN/verificationCarrier';

export default {
  'verification.carrier.CMCC': '中國移動',
  'verification.carrier.CUCC': '中國聯通',
  'verification.carrier.CTCC': '中國電信',
  'verification.carrier.CBN': '中國廣電',
} satisfies Record<keyof typeof zh, string>;
