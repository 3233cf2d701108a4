import type zh from '../zh-CN/settings';

const messages: Record<keyof typeof zh, string> = {
  'settings.title': 'Aparência',
  'settings.navTheme': 'Estilo da página',
  'settings.navTheme.light': 'Claro',
  'settings.navTheme.realDark': 'Escuro',
  'settings.colorPrimary': 'Cor do tema',
  'settings.color.daybreak': 'Azul-aurora (padrão)',
  'settings.color.dust': 'Vermelho-poeira',
  'settings.color.volcano': 'Vulcão',
  'settings.color.sunset': 'Laranja-pôr do sol',
  'settings.color.cyan': 'Ciano',
  'settings.color.green': 'Verde',
  'settings.color.geekblue': 'Azul-índigo',
  'settings.color.purple': 'Roxo',
  'settings.layout': 'Modo de navegação',
  'settings.layout.side': 'Menu lateral',
  'settings.layout.top': 'Menu superior',
  'settings.contentWidth': 'Largura do conteúdo',
  'settings.contentWidth.Fluid': 'Fluida',
  'settings.contentWidth.Fixed': 'Fixa',
  'settings.fixedHeader': 'Cabeçalho fixo',
  'settings.fixSiderbar': 'Menu lateral fixo',
  'settings.fixSiderbar.hint': 'Funciona com o menu lateral',
  'settings.autoHideHeader': 'Ocultar o cabeçalho ao rolar',
  'settings.autoHideHeader.hint': 'Funciona com o cabeçalho fixo',
  'settings.colorWeak': 'Modo daltônico',
  'settings.elder': 'Texto e botões grandes',
  'settings.reset': 'Restaurar padrões',
  'settings.kept': 'Salvo neste dispositivo.',
};

export default messages;
