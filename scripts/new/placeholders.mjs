// cspell:disable
/** Placeholder texts in the four languages, which the developer replaces. */

const inLanguages = (zhCN, zhTW, enUS, ptBR) => ({
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  'en-US': enUS,
  'pt-BR': ptBR,
});

export const makeTitle = (text) =>
  inLanguages(`新页面（${text}）`, `新頁面（${text}）`, text, `Nova página (${text})`);

export const makeLinkText = (many) =>
  inLanguages('新页面的说明', '新頁面的說明', `Your ${many}`, 'Descrição da nova página');

export const makePartText = (text) => inLanguages('新的内容', '新的內容', text, 'Novo conteúdo');

export const makePageTexts = (many) => ({
  purpose: inLanguages(
    '查看和管理这里的内容。',
    '檢視和管理這裡的內容。',
    `Your ${many} in one place.`,
    'Veja e gerencie o conteúdo desta página.',
  ),
  failed: inLanguages(
    '加载失败',
    '無法載入',
    `Your ${many} couldn’t load`,
    'Não foi possível carregar a página',
  ),
  empty: inLanguages('暂无内容。', '尚無內容。', `No ${many} yet.`, 'Ainda não há conteúdo.'),
});

/** Further texts of a page with a table. */
export const makeTableTexts = (many, one) => ({
  total: inLanguages(
    '共 {count} 条',
    '共 {count} 筆',
    `{count, plural, one {# ${one}} other {# ${many}}}`,
    '{count, plural, one {# item} other {# itens}}',
  ),
  none: inLanguages(
    '没有符合条件的内容。',
    '沒有符合條件的內容。',
    `No ${one} matches.`,
    'Nenhum item corresponde.',
  ),
  clear: inLanguages('清除筛选条件', '清除篩選條件', 'Clear the filters', 'Limpar os filtros'),
  name: inLanguages('名称', '名稱', 'Name', 'Nome'),
});

/** Returns the name of a provider, in title case like the other names. */
export function makeProviderName(text) {
  const name = text.replace(/\b\w/g, (letter) => letter.toUpperCase());
  return inLanguages(`新的登录方式（${name}）`, `新的登入方式（${name}）`, name, `Novo provedor (${name})`);
}

export const makeChannelTexts = (title) => ({
  name: inLanguages(`新的核验方式（${title}）`, `新的驗證方式（${title}）`, title, `Novo canal (${title})`),
  needs: inLanguages(
    '该证件及其所在城市',
    '該證件及其所在城市',
    `Your ${title.toLowerCase()} and its city`,
    'Seu documento e a cidade',
  ),
  notice: inLanguages(
    '我们会向该机构查询是否属于您。',
    '我們會向該機構查詢是否屬於您。',
    `We ask the registry whether the ${title.toLowerCase()} is yours.`,
    'Perguntamos ao registro se o documento é seu.',
  ),
  consent: inLanguages(
    '我单独同意将我的姓名、证件号码、城市和卡号（敏感个人信息）提供给该机构用于核验身份',
    '我單獨同意將我的姓名、證件號碼、城市和卡號（敏感個人資料）提供給該機構用於驗證身分',
    'I separately consent to my name, ID number, city and card number (sensitive personal information) being sent to the registry to verify my identity',
    'Consinto separadamente no envio do meu nome, documento, cidade e número do cartão (dados pessoais sensíveis) ao registro para verificar minha identidade',
  ),
});
