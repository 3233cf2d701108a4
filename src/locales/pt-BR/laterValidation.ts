import type zh from '../zh-CN/laterValidation';

const messages: Record<keyof typeof zh, string> = {
  'validation.account.required': 'Informe o nome da conta.',
  'validation.account.format':
    'O nome da conta começa com uma letra e tem de 4 a 30 letras, dígitos ou sublinhados.',
  'validation.account.number':
    'O nome da conta não pode parecer o número de um documento nem um código de crédito social. Acrescente um sublinhado ou escolha outro.',
  'validation.email.required': 'Informe seu e-mail!',
  'validation.email.format': 'O endereço de e-mail está em formato inválido!',
  'validation.pwd.min': 'Digite pelo menos 6 caracteres. Maiúsculas e minúsculas são diferentes.',
  'validation.pwd.contains': 'A senha não pode conter o nome da conta nem o número do celular.',
  'validation.confirm.required': 'Confirme sua senha.',
  'validation.confirm.mismatch': 'As senhas digitadas não coincidem.',
  'validation.strength.strong': 'forte',
  'validation.strength.medium': 'média',
  'validation.strength.weak': 'fácil de adivinhar',
  'validation.strength.tooShort': 'curta demais',
  'validation.name.required': 'Informe seu nome.',
  'validation.name.missing': 'Informe o nome.',
  'validation.name.format': 'Digite o nome como está no documento.',
  'validation.postcode.format': 'O código postal tem 6 dígitos.',
  'validation.creditCode.required': 'Informe o código unificado de crédito social.',
  'validation.creditCode.format':
    'O código unificado de crédito social é inválido. Verifique os 18 caracteres.',
  'validation.idNo.required': 'Informe o número do documento.',
  'validation.idNo.RESIDENT_ID':
    'O número da identidade de residente não confere. Verifique os 18 caracteres (15 nos cartões antigos).',
  'validation.idNo.RESIDENCE_PERMIT':
    'O número da autorização de residência não confere. Verifique os 18 caracteres.',
  'validation.idNo.PERMANENT_RESIDENCE':
    'O número de residência permanente não confere. Verifique os 18 caracteres (15 nos cartões antigos).',
  'validation.idNo.TRAVEL_PERMIT': 'O número do salvo-conduto é H ou M seguido de 8 ou 10 dígitos.',
  'validation.idNo.TAIWAN_PERMIT': 'O número do salvo-conduto tem 8 ou 10 dígitos.',
  'validation.idNo.PASSPORT': 'O número do passaporte tem de 5 a 12 letras e dígitos.',
  'validation.orgName.required': 'Informe o nome da organização.',
  'validation.orgName.format': 'O nome tem de 2 a 100 caracteres, todos visíveis.',
  'validation.answer.required': 'Digite sua resposta.',
  'validation.answer.long': 'A resposta tem no máximo 50 caracteres.',
  'validation.description.required': 'Descreva o que aconteceu.',
  'validation.description.short': 'Conte um pouco mais, com pelo menos 10 caracteres.',
  'validation.description.long': 'Encurte para no máximo 500 caracteres.',
  'validation.description.text': 'O texto contém caracteres que não podem ser lidos. Digite de novo.',
  'validation.ticket.required': 'Digite o número de protocolo.',
  'validation.ticket.format': 'O protocolo é AP seguido de 8 dígitos e 13 letras ou dígitos.',
  'validation.fundAccount.required': 'Digite o número da conta do fundo.',
  'validation.fundAccount.format': 'O número da conta do fundo tem de 6 a 20 letras e dígitos.',
  'validation.socialCardNo.required': 'Digite o número do cartão da previdência social.',
  'validation.socialCardNo.format': 'O número do cartão tem 9 letras e dígitos.',
  'validation.licenseFileNo.required': 'Digite o número de arquivo da carteira de motorista.',
  'validation.licenseFileNo.format': 'O número de arquivo tem 12 dígitos.',
  'validation.bankCard.required': 'Digite o número do cartão.',
  'validation.bankCard.format': 'O número do cartão tem de 13 a 19 dígitos.',
  'validation.bankCard.check': 'Confira o número: parece haver um dígito errado.',
  'validation.licenseNo.required': 'Informe o número da carteira.',
  'validation.licenseNo.format': 'O número da carteira é o mesmo do documento.',
  'validation.carrier.required': 'Escolha a operadora.',
  'validation.idFrom.required': 'Informe desde quando o documento vale, por exemplo 31/01/2020.',
  'validation.day': 'Esta data não existe. Informe-a como 01/03/2026.',
  'validation.idFrom.future': 'O primeiro dia não pode estar no futuro.',
  'validation.idTo.required':
    'Informe o último dia, por exemplo 31/01/2040, ou marque “Sem data de término”.',
  'validation.idTo.backwards': 'O último dia deve ser depois do primeiro.',
  'validation.idTo.over': 'Este documento venceu. Use um válido.',
};

export default messages;
