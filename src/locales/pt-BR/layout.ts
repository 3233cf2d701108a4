import type zh from '../zh-CN/layout';

export default {
  'layout.siteName': 'Portal de Identidade',
  'layout.language': 'Idioma',
  'layout.language.failed': 'Não foi possível carregar o idioma. Verifique sua conexão e tente de novo.',
  'layout.theme.dark': 'Mudar para o tema escuro',
  'layout.theme.light': 'Mudar para o tema claro',
  'layout.elder.on': 'Texto grande',
  'layout.elder.off': 'Texto padrão',
  'layout.skip': 'Ir para o conteúdo principal',
  'layout.mainMenu': 'Menu principal',
  'layout.sideColumn': 'Coluna lateral',
  'layout.menu.open': 'Abrir menu',
  'layout.menu.collapse': 'Recolher menu',
  'layout.menu.expand': 'Expandir menu',
  'layout.userMenu': 'Menu do usuário',
  'layout.breadcrumb': 'Você está aqui',
  'layout.signOut': 'Sair',
  'layout.actingSelf': 'Em seu próprio nome',
  'layout.notices': 'Avisos',
  'layout.notices.unread':
    '{count, plural, =0 {Nenhum aviso não lido} one {# aviso não lido} other {# avisos não lidos}}',
  'layout.notices.empty':
    'Ainda não há avisos. Alertas de segurança e o andamento dos seus pedidos aparecem aqui.',
  'layout.notices.readAll': 'Marcar todos como lidos',
  'layout.notices.failed': 'Não foi possível carregar os avisos',
  'layout.notices.new': 'Não lido',
  'layout.messages': 'Mensagens',
  'layout.footer': 'Ajuda e políticas',
  'layout.settings': 'Aparência',
} satisfies Record<keyof typeof zh, string>;
