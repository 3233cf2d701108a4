import type zh from '../zh-CN/reveal';

const messages: Record<keyof typeof zh, string> = {
  'reveal.show': 'Show {field}',
  'reveal.hide': 'Hide {field}',
  'reveal.copy': 'Copy {field}',
  'reveal.shown': '{field} is shown and will be hidden in {seconds} seconds',
  'reveal.hidden': '{field} is hidden',
  'reveal.unreachable': 'We couldn’t show it.',
};

export default messages;
