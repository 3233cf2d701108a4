import type zh from '../zh-CN/reveal';

export default {
  'reveal.show': '顯示{field}',
  'reveal.hide': '隱藏{field}',
  'reveal.copy': '複製{field}',
  'reveal.shown': '已顯示{field}，{seconds} 秒後自動隱藏',
  'reveal.hidden': '已隱藏{field}',
  'reveal.unreachable': '無法顯示。',
} satisfies Record<keyof typeof zh, string>;
