/** @jest-environment jsdom */
import { setOwnPageTitle, setSiteName, setTitleError } from '@/utils/i18n/pageTitle';
import { reader } from '../../support/fakes/umi';
import { messages } from '../../support/messages';

test.each([
  ['zh-CN', '错误：P – S'],
  ['zh-TW', '錯誤：P – S'],
  ['en-US', 'Error: P – S'],
  ['pt-BR', 'Erro: P – S'],
] as const)('marks the title of a failed page in %s', (language, title) => {
  Object.assign(reader, { locale: language, messages: messages[language] });
  setSiteName('S');
  setOwnPageTitle('P');
  setTitleError(true);
  expect(document.title).toBe(title);
  setTitleError(false);
  expect(document.title).toBe('P – S');
});
