import type zh from '../zh-CN/provider';

export default {
  'provider.paymentApp': 'Aplicativo de pagamento',
  'provider.messagingApp': 'Aplicativo de mensagens',
  'provider.cityPass': 'Passe da Cidade',
  'provider.campusPass': 'Passe do Campus',
  'provider.partner': 'Portal parceiro',
  'provider.govLegal': 'Plataforma governamental para pessoas jurídicas',
} satisfies Record<keyof typeof zh, string>;
