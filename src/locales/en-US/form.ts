import type zh from '../zh-CN/form';

const messages: Record<keyof typeof zh, string> = {
  'form.normalized': 'Spaces and wide characters tidied up.',
};

export default messages;
