import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { exportPartNames } from '@/domain/exportParts';
import { ExportCard } from '@/pages/user/account_manage/account_security/export/ExportCard';
import { partReaders } from '@/pages/user/account_manage/account_security/export/exportParts';
import { useDataExport } from '@/pages/user/account_manage/account_security/export/useDataExport';
import { ApiError } from '@/utils/http/ApiError';
import { createDeferredCalls } from '../../../../../support/fakes/deferredCalls';
import { en } from '../../../../../support/messages';
import { press, showPage } from '../../../../../support/render/showPage';

const original = { ...partReaders };
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const name of exportPartNames) {
    partReaders[name] = async () => {
      asked.push(name);
      if (name === 'account') {
        return {
          exportedAt: '',
          account: {},
          profile: {},
          appeals: [{}, {}],
          certificates: [],
          verifications: [],
        };
      }
      return name === 'behavior' ? [{ id: 1 }, { id: 2 }] : { name };
    };
  }
});

afterEach(() => {
  Object.assign(partReaders, original);
  jest.restoreAllMocks();
});

test('reads each part once, in order, also after a second press, and counts its records', async () => {
  const { result } = renderHook(useDataExport);
  await act(() => Promise.all([result.current.run(), result.current.run()]));
  expect(result.current).toMatchObject({
    phase: 'ready',
    records: exportPartNames.length - 2 + 4 + 2,
    error: null,
  });
  expect(asked).toEqual([...exportPartNames]);
  expect([...result.current.parts.keys()]).toEqual([...exportPartNames]);
});

test('shows the failed part, continues there after a retry, and keeps the focus in the card', async () => {
  partReaders.grants = () => Promise.reject(new ApiError('http', { status: 503 }));
  await showPage(<ExportCard />);
  const focusAndPress = (name: string) => {
    const button = screen.getByRole('button', { name });
    button.focus();
    return press(button);
  };
  await focusAndPress(en['security.export.start']);
  const done = exportPartNames.indexOf('grants');
  expect(asked).toHaveLength(done);
  const failed = en['security.export.failed'].replace('{name}', en['security.part.grants']);
  expect(screen.getByText(failed.replace('{done}', `${done}`))).toBeTruthy();
  expect(screen.getByRole('alert')).toBeTruthy();
  partReaders.grants = async () => [];
  await focusAndPress(en['common.retry']);
  expect(screen.getByRole('button', { name: en['security.export.json'] })).toBeTruthy();
  // The parts that were loaded before are kept.
  expect(asked).toEqual(exportPartNames.filter((name) => name !== 'grants'));
  expect(document.activeElement?.closest('.export')).toBeTruthy();
});

test('starts nothing without a step-up', async () => {
  const { result } = renderHook(useDataExport);
  partReaders.account = () => Promise.reject(new ApiError('declined', { messageId: 'stepUp.declined' }));
  await act(() => result.current.run());
  expect(result.current).toMatchObject({ phase: 'idle', error: { messageId: 'stepUp.declined' } });
  expect(asked).toEqual([]);
});

test('keeps nothing after cancellation, and ignores late responses', async () => {
  const { load, resolveCall } = createDeferredCalls<object>();
  let signal: AbortSignal | undefined;
  partReaders.security = (options) => {
    signal = options.signal;
    return load();
  };
  const { result } = renderHook(useDataExport);
  act(() => void result.current.run());
  await waitFor(() => expect(result.current).toMatchObject({ phase: 'running', part: 'security' }));
  act(() => result.current.drop());
  expect(signal?.aborted).toBe(true);
  await resolveCall(0, { late: true });
  expect(result.current).toMatchObject({ phase: 'idle', records: 0, error: null });
  expect(result.current.parts.size).toBe(0);
  expect(asked).toEqual(['account']);
});
