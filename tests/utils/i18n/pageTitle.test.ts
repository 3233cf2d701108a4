/** @jest-environment jsdom */
import { setOwnPageTitle, setSiteName, setTitleError } from '@/utils/i18n/pageTitle';
import { messages } from '../../support/messages';

const mockMessages: { current: Record<string, string> } = { current: {} };

jest.mock('@umijs/max', () => ({
  matchPath: () => null,
  getIntl: () => ({
    messages: mockMessages.current,
    formatMessage: ({ id }: { id: string }, { title }: { title: string }) =>
      mockMessages.current[id]?.replace('{title}', title),
  }),
}));

test.each([
  ['zh-CN', '错误：P – S'],
  ['zh-TW', '錯誤：P – S'],
  ['en-US', 'Error: P – S'],
  ['pt-BR', 'Erro: P – S'],
] as const)('marks the title of a failed page in %s', (language, title) => {
  mockMessages.current = messages[language];
  setSiteName('S');
  setOwnPageTitle('P');
  setTitleError(true);
  expect(document.title).toBe(title);
  setTitleError(false);
  expect(document.title).toBe('P – S');
});
