import type zh from '../zh-CN/form';

export default {
  'form.normalized': 'Spaces and full-width characters corrected. Please check.',
} satisfies Record<keyof typeof zh, string>;
