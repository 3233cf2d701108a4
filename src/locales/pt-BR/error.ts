import type zh from '../zh-CN/error';

const messages: Record<keyof typeof zh, string> = {
  'error.request': 'Não foi possível concluir a solicitação',
  'error.request.status': 'Erro na solicitação {status}: {url}',
  'error.redirectRefused': 'O servidor indicou um endereço não confiável, por isso não o abrimos.',
  'error.http.200': 'O servidor retornou os dados solicitados.',
  'error.http.201': 'Os dados foram criados ou modificados.',
  'error.http.202': 'A solicitação entrou na fila em segundo plano (tarefa assíncrona).',
  'error.http.204': 'Os dados foram excluídos.',
  'error.http.400': 'A solicitação estava incorreta. Nada foi criado nem modificado.',
  'error.http.401': 'Sem permissão (token, usuário ou senha incorretos).',
  'error.http.403': 'Você está autorizado, mas esta ação é proibida.',
  'error.http.404': 'Este registro não existe.',
  'error.http.406': 'O formato solicitado não está disponível.',
  'error.http.410': 'O recurso foi excluído permanentemente.',
  'error.http.422': 'Há dados inválidos. Confira o que você preencheu.',
  'error.http.429': 'Muitas tentativas em pouco tempo. Aguarde um pouco antes de tentar de novo.',
  'error.http.429.wait': 'Muitas tentativas em pouco tempo. Tente de novo em {minutes} min.',
  'error.http.500': 'Erro no servidor. Tente de novo mais tarde.',
  'error.http.502': 'Erro de gateway.',
  'error.http.503': 'Serviço indisponível. O servidor está sobrecarregado ou em manutenção.',
  'error.http.504': 'Tempo de espera do gateway esgotado.',
  'error.network': 'Não foi possível acessar o servidor. Verifique sua conexão e tente de novo.',
  'error.timeout': 'O servidor demorou demais para responder. Tente de novo mais tarde.',
  'error.parse': 'Não foi possível ler a resposta do servidor. Tente de novo mais tarde.',
  'error.noFetch': 'Este navegador é antigo demais. Atualize-o e tente de novo.',
  'error.secret.tooLong': 'O conteúdo é longo demais para ser criptografado. Encurte-o.',
  'error.secret.key': 'A chave de criptografia do servidor é inválida. Nada foi enviado.',
  'error.secret.text': 'O conteúdo tem um caractere inválido. Digite-o de novo.',
  'error.secret.failed': 'A criptografia falhou. Nada foi enviado. Tente de novo.',
};

export default messages;
