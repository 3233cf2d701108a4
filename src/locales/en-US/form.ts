import type zh from '../zh-CN/form';

const messages: Record<keyof typeof zh, string> = {
  'form.normalized': 'Spaces and full-width characters corrected. Please check.',
};

export default messages;
