import type zh from '../zh-CN/reveal';

export default {
  'reveal.show': 'Mostrar {field}',
  'reveal.hide': 'Ocultar {field}',
  'reveal.copy': 'Copiar {field}',
  'reveal.shown': '{field}: visível por {seconds} segundos',
  'reveal.hidden': '{field}: oculto de novo',
  'reveal.unreachable': 'Não foi possível mostrar.',
} satisfies Record<keyof typeof zh, string>;
