import type zh from '../zh-CN/verificationCarrier';

export default {
  'verification.carrier.CMCC': 'China Mobile',
  'verification.carrier.CUCC': 'China Unicom',
  'verification.carrier.CTCC': 'China Telecom',
  'verification.carrier.CBN': 'China Broadnet',
} satisfies Record<keyof typeof zh, string>;
