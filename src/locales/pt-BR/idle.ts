import type zh from '../zh-CN/idle';

export default {
  'idle.title': 'Você ainda está aí?',
  'idle.text':
    'Você está inativo há algum tempo. Para proteger sua conta, encerramos sua sessão após {minutes} minutos sem uso. Os rascunhos deste dispositivo voltam quando você entrar.',
  'idle.rest': '{seconds, plural, =120 {Faltam 2 minutos.} =60 {Falta 1 minuto.} other {Faltam # segundos.}}',
  'idle.stay': 'Continuar na conta',
  'idle.ended':
    'Para proteger sua conta, encerramos sua sessão após {minutes} minutos sem uso. Os rascunhos deste dispositivo voltam quando você entrar.',
  'idle.signedOutElsewhere': 'Você saiu da conta em outra janela.',
  'idle.sessionEnded': 'Sua sessão terminou. Entre de novo.',
  'idle.switched': 'Agora você está na conta {account}',
  'idle.switched.text': 'A conta foi trocada em outra aba, por isso esta página foi recarregada.',
} satisfies Record<keyof typeof zh, string>;
