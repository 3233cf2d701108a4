/** Values of the person's own, masked until they ask to see them. */
export default {
  'reveal.show': '显示{field}',
  'reveal.hide': '隐藏{field}',
  'reveal.copy': '复制{field}',
  'reveal.shown': '{field}已显示，{seconds} 秒后自动隐藏',
  'reveal.hidden': '{field}已隐藏',
  'reveal.unreachable': '无法显示。',
};
