import type zh from '../zh-CN/validation';

const messages: Record<keyof typeof zh, string> = {
  'validation.account.required': 'Informe o nome da conta!',
  'validation.account.format':
    'O nome da conta começa com uma letra e tem de 4 a 30 letras, dígitos ou sublinhados.',
  'validation.loginId.required': 'Informe o nome da conta, o celular ou o número do documento!',
  'validation.loginId.format':
    'Isto não é um nome de conta, celular nem número de documento. Verifique o que digitou.',
  'validation.mobile.required': 'Informe o número do celular!',
  'validation.mobile.format': 'Número de celular em formato inválido!',
  'validation.email.required': 'Informe seu e-mail!',
  'validation.email.format': 'O endereço de e-mail está em formato inválido!',
  'validation.pwd.required': 'Informe sua senha!',
  'validation.pwd.min': 'Digite pelo menos 6 caracteres. Maiúsculas e minúsculas são diferentes.',
  'validation.pwd.tooLong': 'Esta senha é longa demais. Escolha uma mais curta.',
  'validation.pwd.text': 'A senha contém um caractere inválido. Digite-a novamente.',
  'validation.pwd.contains': 'A senha não pode conter o nome da conta nem o celular.',
  'validation.confirm.required': 'Confirme sua senha!',
  'validation.confirm.mismatch': 'As senhas digitadas não coincidem!',
  'validation.strength.strong': 'forte',
  'validation.strength.medium': 'média',
  'validation.strength.tooShort': 'curta demais',
  'validation.captcha.required': 'Informe o código da imagem!',
  'validation.captcha.format': 'O código da imagem tem 4 letras ou dígitos.',
  'validation.captcha.wrong': 'O código da imagem está incorreto. Digite-o novamente.',
  'validation.code.required': 'Informe o código de verificação!',
  'validation.code.format': 'O código de verificação tem 6 dígitos.',
  'validation.name.required': 'Informe seu nome!',
  'validation.name.format': 'Digite o nome como está no documento.',
  'validation.postcode.format': 'O código postal tem 6 dígitos.',
  'validation.creditCode.required': 'Informe o código unificado de crédito social!',
  'validation.creditCode.format':
    'O código unificado de crédito social é inválido. Verifique os 18 caracteres.',
};

export default messages;
