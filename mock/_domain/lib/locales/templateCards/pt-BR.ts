import type zh from './zh-CN';

export default {
  'product.desk': 'Central de ajuda',
  'product.desk.text': 'Reúne as perguntas e leva cada uma a quem sabe responder.',
  'product.poll': 'Enquetes',
  'product.poll.text': 'Uma enquete em poucos minutos, com resultados à vista de todos.',
  'product.map': 'Mapa',
  'product.map.text': 'Marca lugares em um mapa que toda a equipe completa.',
  'product.calendar': 'Agenda',
  'product.calendar.text': 'Organiza reuniões e folgas e mostra quem está livre.',
  'product.archive': 'Arquivo',
  'product.archive.text': 'Guarda contratos e documentos, encontrados por número ou data.',
  'product.stock': 'Estoque',
  'product.stock.text': 'Sabe quanto resta e avisa quando é hora de comprar.',
} satisfies Record<keyof typeof zh, string>;
