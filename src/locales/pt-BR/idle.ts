import type zh from '../zh-CN/idle';

const messages: Record<keyof typeof zh, string> = {
  'idle.title': 'Você ainda está aí?',
  'idle.text':
    'Faz um tempo que você não faz nada. Para proteger sua conta, você sai dela após {minutes} minutos sem uso. O que estiver guardado como rascunho neste dispositivo volta depois que você entrar.',
  'idle.rest': '{seconds, plural, =120 {Faltam 2 minutos.} =60 {Falta 1 minuto.} other {Faltam # segundos.}}',
  'idle.stay': 'Continuar na conta',
  'idle.signOut': 'Sair',
  'idle.ended':
    'Você saiu da conta após {minutes} minutos sem uso, para protegê-la. O que ficou guardado como rascunho neste dispositivo volta depois que você entrar.',
  'idle.signedOutElsewhere': 'Você saiu da conta em outra janela.',
  'idle.sessionEnded': 'Sua sessão terminou. Entre novamente.',
  'idle.switched': 'Esta agora é a conta {account}',
  'idle.switched.text':
    'A conta foi trocada em outra aba deste navegador, por isso esta página foi carregada de novo.',
};

export default messages;
