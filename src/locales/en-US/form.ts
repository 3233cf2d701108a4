import type zh from '../zh-CN/form';

const messages: Record<keyof typeof zh, string> = {
  'form.tidied': 'Spaces and wide characters tidied up.',
};

export default messages;
