import type zh from '../zh-CN/provider';

const messages: Record<keyof typeof zh, string> = {
  'provider.paymentApp': 'Payment app',
  'provider.messagingApp': 'Messaging app',
  'provider.cityPass': 'City Pass',
  'provider.campusPass': 'Campus Pass',
  'provider.partner': 'Partner portal',
  'provider.govLegal': 'Government platform for legal entities',
};

export default messages;
