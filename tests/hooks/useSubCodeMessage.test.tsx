import { renderHook } from '@testing-library/react';
import { subCodes } from '@/contract/subCodes';
import { useSubCodeMessage } from '@/hooks/useSubCodeMessage';
import enUS from '../../src/locales/en-US/index';

/** What the sign-in page has: the first words only. */
jest.mock('@umijs/max', () => ({
  useIntl: () => ({
    messages: jest.requireActual('../../src/locales/en-US/index').default,
    formatMessage: ({ id }: { id: string }, values: Record<string, unknown>) =>
      String(jest.requireActual('../../src/locales/en-US/index').default[id] ?? id).replace(
        /\{(\w+)\}/g,
        (_, name: string) => String(values[name]),
      ),
  }),
}));

const say = (subCode: string | undefined, given: string, values?: Record<string, number>) =>
  renderHook(useSubCodeMessage).result.current(subCode, given, values);

test('a known subCode is said in the words of the page', () => {
  expect(say(subCodes.BAD_CREDENTIALS, 'given')).toBe(enUS['subCode.BAD_CREDENTIALS']);
  expect(say(subCodes.CODE_WRONG, 'given', { triesLeft: 3 })).toContain('3');
});

test("the server's words stay where a value is missing", () => {
  expect(say(subCodes.CODE_WRONG, 'given')).toBe('given');
});

test("the server's words stay where the page has none, or the catalogue does not know the subCode", () => {
  expect(enUS).not.toHaveProperty(['subCode.FILE_EMPTY']);
  expect(say(subCodes.FILE_EMPTY, 'given')).toBe('given');
  expect(say('99999', 'given')).toBe('given');
  expect(say(undefined, 'given')).toBe('given');
});
