import type zh from '../zh-CN/form';

const messages: Record<keyof typeof zh, string> = {
  'form.normalized': 'Espaços e caracteres corrigidos. Confira.',
};

export default messages;
