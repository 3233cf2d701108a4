import type zh from '../zh-CN/form';

export default {
  'form.normalized': 'Espaços e caracteres corrigidos. Confira.',
} satisfies Record<keyof typeof zh, string>;
