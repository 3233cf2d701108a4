import type zh from '../zh-CN/laterSubCode';

const messages: Record<keyof typeof zh, string> = {
  'subCode.CHALLENGE_EXPIRED': 'A verificação do certificado demorou demais. Tente novamente',
  'subCode.CERT_INVALID': 'O certificado ou a assinatura não é válida',
  'subCode.CERT_EXPIRED': 'Este certificado venceu. Use um certificado vigente',
  'subCode.CERT_NOT_YET': 'Este certificado ainda não está em vigor',
  'subCode.CERT_REVOKED': 'Este certificado foi revogado. Fale com o emissor',
  'subCode.CERT_ISSUER_UNKNOWN': 'O emissor deste certificado não é confiável',
  'subCode.CERT_NOT_BOUND':
    'Este certificado não está vinculado a nenhuma conta. Entre de outra forma e vincule-o primeiro',
  'subCode.ACCOUNT_TAKEN': 'Este nome de conta já está em uso. Escolha outro.',
  'subCode.ID_REGISTERED': 'Este número de documento já tem uma conta. Entre ou faça um recurso.',
  'subCode.USCC_REGISTERED': 'Este código de crédito já tem uma conta. Entre ou faça um recurso.',
  'subCode.GUARDIAN_REQUIRED': 'Menor de 14 anos: é necessário o consentimento de um responsável',
  'subCode.GUARDIAN_UNFIT': 'O responsável precisa ser outra pessoa, maior de idade',
  'subCode.NOT_ELIGIBLE': 'A conta ainda não atende às condições. Eleve primeiro o nível de identidade.',
  'subCode.TOKEN_INVALID': 'O link não é válido. Use o do e-mail mais recente.',
  'subCode.REGISTRATION_UNKNOWN': 'Cadastro não encontrado. Comece de novo.',
  'subCode.ACTIVATION_DONE': 'A conta já está ativada. Entre.',
  'subCode.RESET_UNKNOWN': 'Esta redefinição terminou. Comece de novo.',
  'subCode.PROOF_MISMATCH': 'Isto não corresponde à conta. Tentativas restantes: {triesLeft}.',
  'subCode.PROOF_USED_UP': 'Tentativas demais. Comece de novo.',
  'subCode.ANSWERS_WRONG': 'As respostas não estão corretas. Tentativas restantes: {triesLeft}.',
  'subCode.FILE_EMPTY': 'O arquivo está vazio',
  'subCode.FILE_TOO_LARGE': 'O arquivo tem mais de 5 MB',
  'subCode.FILE_TYPE': 'Só são aceitos arquivos JPG, PNG e PDF',
  'subCode.FILE_UNKNOWN': 'O arquivo não está mais disponível. Envie-o de novo.',
  'subCode.TOO_MANY_FILES': 'No máximo 6 arquivos',
  'subCode.APPEAL_OPEN': 'Já há um recurso em andamento por este motivo. Consulte o andamento.',
  'subCode.APPEAL_UNKNOWN': 'Recurso não encontrado. Confira o número do protocolo e o celular.',
  'subCode.APPEAL_STATE': 'O recurso mudou nesse meio-tempo. Recarregue e tente de novo.',
  'subCode.AUTHORIZE_CLIENT': 'Este aplicativo não está registrado aqui e não pode usar este login.',
  'subCode.AUTHORIZE_REDIRECT_URI': 'O aplicativo pediu para voltar a um endereço que não registrou.',
  'subCode.AUTHORIZE_REPEATED': 'A solicitação do aplicativo repete um parâmetro.',
  'subCode.AUTHORIZE_TOO_LONG': 'A solicitação do aplicativo é longa demais.',
  'subCode.AUTHORIZE_OVER': 'A solicitação do aplicativo terminou. Comece de novo pelo aplicativo.',
  'subCode.AUTHORIZE_PERSON': 'Outra conta entrou nesse meio-tempo. Confira de novo e decida.',
  'subCode.ACCOUNT_CLOSING':
    'Esta conta está sendo encerrada. Entrar nela desfaria o encerramento, por isso nada aqui leva a ela.',
  'subCode.CERT_OTHERS': 'Este certificado pertence a outra conta. Escolha o seu',
};

export default messages;
