import type zh from '../zh-CN/acting';

export default {
  'acting.label': 'Em nome de quem você age',
  'acting.as.LEGAL_REP': 'Você está agindo em nome de {company} como representante legal',
  'acting.as.ADMIN': 'Você está agindo em nome de {company} como administrador',
  'acting.as.HANDLER': 'Você está agindo em nome de {company} como representante da conta',
  'acting.withEnd': '{what}, até {end}',
  'acting.until': 'até {end}',
  'acting.self': 'Você voltou a agir em seu próprio nome',
  'acting.none': 'Agora você não age em nome de nenhuma organização',
  'acting.back': 'Voltar a agir em seu próprio nome',
  'acting.back.company': 'Voltar a agir em nome de {company}',
  'acting.menu': 'Agir em nome de',
  'acting.menu.self': 'Em seu próprio nome',
  'acting.menu.loading': 'Carregando suas organizações',
  'acting.menu.failed': 'Não foi possível carregar suas organizações. Tentar de novo',
  'acting.ended': 'Você não pode mais agir em nome de {company}',
  'acting.ended.text':
    'Seu papel ou sua autorização terminou. A página foi recarregada, e nada mais é feito em nome dela.',
  'acting.changed': '{company} alterou o que você pode fazer',
  'acting.changed.text': 'Agora você pode agir em nome dela em: {matters}.',
  'acting.changed.textEnd': 'Até {end}, você pode agir em nome dela em: {matters}.',
  'acting.stepUp': 'Você está confirmando isto em nome de {company}.',
} satisfies Record<keyof typeof zh, string>;
