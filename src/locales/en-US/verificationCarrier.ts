import type zh from '../zh-CN/verificationCarrier';

const messages: Record<keyof typeof zh, string> = {
  'verification.carrier.CMCC': 'China Mobile',
  'verification.carrier.CUCC': 'China Unicom',
  'verification.carrier.CTCC': 'China Telecom',
  'verification.carrier.CBN': 'China Broadnet',
};

export default messages;
