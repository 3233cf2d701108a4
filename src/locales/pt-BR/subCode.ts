import type zh from '../zh-CN/subCode';

const messages: Record<keyof typeof zh, string> = {
  'subCode.WAITING': 'Aguardando confirmação.',
  'subCode.BAD_CREDENTIALS': 'Conta ou senha incorreta.',
  'subCode.BAD_CAPTCHA':
    'O código da imagem está incorreto ou a verificação de segurança expirou. Tente de novo.',
  'subCode.CAPTCHA_REQUIRED': 'Faça a verificação de segurança.',
  'subCode.LOCKED': 'Muitas tentativas sem sucesso. Tente de novo em {minutes} min.',
  'subCode.SECRET_INVALID': 'A chave de criptografia expirou. Envie de novo.',
  'subCode.BAD_REQUEST': 'A solicitação não é válida.',
  'subCode.NO_SESSION': 'Entre na sua conta primeiro.',
  'subCode.SESSION_ENDED_ELSEWHERE': 'Sua sessão foi encerrada por outro dispositivo. Entre de novo.',
  'subCode.NOT_FOUND': 'Este registro não existe.',
  'subCode.GUIDE_PENDING': 'Conclua primeiro a etapa pendente após o acesso.',
  'subCode.TOO_MANY': 'Muitas tentativas em pouco tempo. Aguarde um pouco antes de tentar de novo.',
  'subCode.CHANNEL_UNKNOWN': 'Esta forma de acesso não é aceita.',
  'subCode.FIELDS_WRONG': 'Há campos incorretos. Confira e tente de novo.',
  'subCode.PAUSED': 'Ninguém pode entrar nesta conta no momento.',
  'subCode.FROZEN': 'Esta conta está bloqueada.',
  'subCode.FIELD_REQUIRED': 'Este campo é obrigatório.',
  'subCode.FIELD_TOO_LONG': 'O conteúdo é longo demais.',
  'subCode.FIELD_FORMAT': 'O formato não é válido.',
  'subCode.CODE_WRONG': 'Este código não está correto. Tentativas restantes: {triesLeft}.',
  'subCode.CODE_EXPIRED': 'Não há código válido para este número ou endereço. Peça um.',
  'subCode.CODE_USED_UP': 'Este código não vale mais. Peça outro.',
  'subCode.CODE_TOO_SOON': 'Você poderá pedir outro código em {seconds} s.',
  'subCode.QR_UNKNOWN': 'Este QR Code não é válido. Gere outro.',
  'subCode.PROVIDER_STATE': 'Esta autorização terminou ou pertence a outro navegador. Comece de novo.',
  'subCode.PROVIDER_REFUSED': 'O provedor não confirmou sua identidade. Comece de novo.',
  'subCode.TICKET_UNKNOWN': 'Este link não vale mais. Comece de novo.',
  'subCode.NOT_ACTIVATED': 'A conta ainda não foi ativada. Abra primeiro o link do e-mail de ativação.',
  'subCode.ACTING_ENDED':
    'Você não pode mais agir em nome desta organização. Agora você age em seu próprio nome.',
};

export default messages;
