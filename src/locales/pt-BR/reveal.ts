import type zh from '../zh-CN/reveal';

const messages: Record<keyof typeof zh, string> = {
  'reveal.show': 'Mostrar {field}',
  'reveal.hide': 'Ocultar {field}',
  'reveal.copy': 'Copiar {field}',
  'reveal.shown': '{field}: visível por {seconds} segundos',
  'reveal.hidden': '{field}: oculto de novo',
  'reveal.unreachable': 'Não foi possível mostrar.',
};

export default messages;
