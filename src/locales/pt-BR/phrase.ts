import type zh from '../zh-CN/phrase';

export default {
  'phrase.heading': 'Frase antiphishing',
  'phrase.why':
    'As mensagens sobre a sua conta trazem a sua frase, e a página de entrada pode mostrá-la nos navegadores em que você confia. Se ela faltar ou estiver errada, não confie na mensagem. Só os códigos de um cadastro, de um recurso ou de um novo contato vêm sem ela.',
  'phrase.new': 'As mensagens para um celular ou e-mail novo trazem a frase depois de 72 horas.',
  'phrase.failed': 'Não foi possível carregar a frase',
  'phrase.none': 'Você ainda não definiu uma frase.',
  'phrase.yours': 'Sua frase: “{phrase}”',
  'phrase.setAt': 'Definida',
  'phrase.label': 'Frase',
  'phrase.label.new': 'Nova frase',
  'phrase.hint':
    'De {min} a {max} caracteres. Esta página não vai mostrá-la de novo: memorize-a. Não use sua senha nem seu nome.',
  'phrase.required': 'Informe uma frase.',
  'phrase.length': 'Informe de 2 a 30 caracteres.',
  'phrase.text':
    'Use letras, números, emojis, espaços e pontuação comum, com pelo menos uma letra ou um emoji.',
  'phrase.link': 'A frase não pode parecer um endereço da web.',
  'phrase.code': 'A frase não pode parecer um código. Use menos números.',
  'phrase.saved': 'Frase salva',
  'phrase.remove.ask': 'Remover a frase?',
  'phrase.remove.text': 'As mensagens e a página de entrada não vão mais mostrá-la.',
  'phrase.removed': 'Frase removida',
  'phrase.changed': 'A frase foi removida em outro lugar.',
  'phrase.unreachable': 'A frase não foi alterada.',
} satisfies Record<keyof typeof zh, string>;
