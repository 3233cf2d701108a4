import type zh from '../zh-CN/newPassword';

export default {
  'newPassword.account': 'Nome da conta',
  'newPassword.current': 'Senha atual',
  'newPassword.label': 'Nova senha',
  'newPassword.confirm': 'Confirme a nova senha',
  'newPassword.rule.length': 'Pelo menos {min} caracteres; maiúsculas e minúsculas são diferentes',
  'newPassword.rule.owner': 'Sem o nome da conta ou o número de celular',
  'newPassword.rule.common': 'Nada comum, como 123456 ou password, nem presente em vazamentos de dados',
  'newPassword.rule.strong':
    'Mais forte: {length} caracteres ou mais, misturando três tipos entre maiúsculas, minúsculas, números e símbolos',
  'newPassword.rule.kept': '(atendida)',
  'newPassword.strength': 'Força: {strength}',
  'newPassword.submit': 'Alterar senha',
  'newPassword.submitting': 'Alterando',
  'newPassword.changed': 'Senha alterada',
  'newPassword.changed.others': 'Os outros dispositivos foram desconectados.',
  'newPassword.unreachable': 'A senha não foi alterada. O que você digitou continua aqui.',
} satisfies Record<keyof typeof zh, string>;
