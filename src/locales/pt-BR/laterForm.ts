import type zh from '../zh-CN/laterForm';

export default {
  'form.email': 'E-mail',
  'form.keepOnDevice': 'Guardar o que preenchi neste dispositivo por 24 horas',
  'form.steps': 'Etapas',
  'form.step': 'Etapa {step} de {total}: {name}',
  'form.step.done': 'concluída',
  'form.failed': 'O envio falhou. Confira e corrija as informações a seguir antes de enviar de novo.',
  'form.modify': 'Voltar e corrigir',
  'form.frozen': 'Sua conta foi bloqueada',
  'form.unfreeze': 'Desbloquear agora',
  'form.notEligible': 'Sua conta ainda não pode solicitar isto',
  'form.upgrade': 'Elevar o nível agora',
  'form.late':
    'Esta página ainda está carregando. O que você digita fica guardado até ela terminar. Se nada acontecer, recarregue a página e preencha de novo.',
} satisfies Record<keyof typeof zh, string>;
