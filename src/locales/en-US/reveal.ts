import type zh from '../zh-CN/reveal';

export default {
  'reveal.show': 'Show {field}',
  'reveal.hide': 'Hide {field}',
  'reveal.copy': 'Copy {field}',
  'reveal.shown': '{field} is shown and will be hidden in {seconds} seconds',
  'reveal.hidden': '{field} is hidden',
  'reveal.unreachable': 'We couldn’t show it.',
} satisfies Record<keyof typeof zh, string>;
