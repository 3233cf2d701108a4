import type zh from '../zh-CN/provider';

export default {
  'provider.paymentApp': 'Payment app',
  'provider.messagingApp': 'Messaging app',
  'provider.cityPass': 'City Pass',
  'provider.campusPass': 'Campus Pass',
  'provider.partner': 'Partner portal',
  'provider.govLegal': 'Government platform for legal entities',
} satisfies Record<keyof typeof zh, string>;
