import type zh from '../zh-CN/validation';

export default {
  'validation.loginId.required': 'Informe o nome da conta, o celular ou o número do documento.',
  'validation.loginId.format':
    'Isto não é um nome de conta, celular nem número de documento. Verifique o que digitou.',
  'validation.mobile.required': 'Informe o número do celular.',
  'validation.mobile.format': 'Número de celular em formato inválido!',
  'validation.pwd.required': 'Informe sua senha.',
  'validation.pwd.tooLong': 'Esta senha é longa demais. Escolha uma mais curta.',
  'validation.pwd.text': 'A senha contém um caractere inválido. Digite-a de novo.',
  'validation.captcha.required': 'Informe o código da imagem.',
  'validation.captcha.format': 'O código da imagem tem 4 letras ou dígitos.',
  'validation.captcha.wrong': 'O código da imagem está incorreto. Digite de novo.',
  'validation.code.required': 'Informe o código de verificação.',
  'validation.code.format': 'O código de verificação tem 6 dígitos.',
} satisfies Record<keyof typeof zh, string>;
