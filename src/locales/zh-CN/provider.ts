/** Names of the providers people sign in through, by provider id. */
export default {
  'provider.paymentApp': '支付应用',
  'provider.messagingApp': '即时通讯应用',
  'provider.cityPass': '城市通行证',
  'provider.campusPass': '校园通行证',
  'provider.partner': '合作门户',
  'provider.govLegal': '政务法人平台',
};
