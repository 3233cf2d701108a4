import type zh from '../zh-CN/provider';

export default {
  'provider.paymentApp': '支付應用程式',
  'provider.messagingApp': '通訊應用程式',
  'provider.cityPass': '城市通行證',
  'provider.campusPass': '校園通行證',
  'provider.partner': '合作入口網站',
  'provider.govLegal': '政務法人平台',
} satisfies Record<keyof typeof zh, string>;
