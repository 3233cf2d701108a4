import type zh from '../zh-CN/table';

export default {
  'table.filters': 'Filtros',
  'table.selection': 'Selecionar linhas',
  'table.perPage': 'por página',
  'table.select': 'Selecionar {name}',
  'table.selectPage': 'Selecionar todas desta página',
  'table.selected': '{count, plural, one {# selecionada} other {# selecionadas}}',
  'table.deselect': 'Limpar a seleção',
  'table.search': 'Buscar',
  'table.search.long': 'Pesquise com até {max} caracteres',
} satisfies Record<keyof typeof zh, string>;
