import { renderHook } from '@testing-library/react';
import { useSubCodeMessage } from '@/hooks/useSubCodeMessage';
import enUS from '../../src/locales/en-US/index';
import { reader } from '../support/fakes/umi';

type SubCodeName = import('@/contract/subCodes').SubCodeName;

// Only the messages that the sign-in page loads.
reader.messages = enUS;

const getMessage = (subCode: SubCodeName | undefined, given: string, values?: Record<string, number>) =>
  renderHook(useSubCodeMessage).result.current(subCode, given, values);

test('shows the text of the catalog for a known subCode', () => {
  expect(getMessage('BAD_CREDENTIALS', 'given')).toBe(enUS['subCode.BAD_CREDENTIALS']);
  expect(getMessage('CODE_WRONG', 'given', { triesLeft: 3 })).toContain('3');
});

test('shows the text of the server if a value is missing', () => {
  expect(getMessage('CODE_WRONG', 'given')).toBe('given');
});

test('shows the text of the server if the page has none for the subCode, or the subCode is unknown', () => {
  expect(enUS).not.toHaveProperty(['subCode.FILE_EMPTY']);
  expect(getMessage('FILE_EMPTY', 'given')).toBe('given');
  expect(getMessage(undefined, 'given')).toBe('given');
});
