/** Carriers of mobile numbers, as they call themselves. */
export default {
  'verification.carrier.CMCC': '中国移动',
  'verification.carrier.CUCC': '中国联通',
  'verification.carrier.CTCC': '中国电信',
  'verification.carrier.CBN': '中国广电',
};
