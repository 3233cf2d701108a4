import { act, render, renderHook, screen } from '@testing-library/react';
import { LoadError } from '@/components/LoadError';
import { useLoad } from '@/hooks/useLoad';
import { HttpError } from '@/utils/http/request';

jest.mock('@umijs/max', () => jest.requireActual('../support/umiByKey'));

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const refused = (status: number) => new HttpError({ status, headers: new Map() } as never, {});
const settle = () => act(async () => undefined);

async function loads(load: () => Promise<object | false>) {
  const { result } = renderHook(() => useLoad(load));
  await settle();
  return result;
}

test.each([
  ['no answer', new TypeError('no network'), null],
  ['a status', refused(500), { messageId: 'error.http.500' }],
  ['another status', refused(404), { messageId: 'error.http.404' }],
  ['a status without words', refused(418), { messageId: 'error.request' }],
])('%s: the failure is kept as far as the server has told it', async (_, error, failure) => {
  const result = await loads(jest.fn().mockRejectedValue(error));
  expect(result.current).toMatchObject({ data: null, loading: false, failed: true, failure });
});

test('a refusal is an answer; once something has come, nothing has failed any more', async () => {
  const load = jest.fn().mockResolvedValueOnce(false).mockResolvedValueOnce({ rows: 1 });
  const result = await loads(load);
  expect(result.current).toMatchObject({ failed: true, failure: { messageId: 'error.request' } });
  act(() => result.current.reload());
  expect(result.current).toMatchObject({ loading: true, failed: false, failure: null });
  await settle();
  expect(result.current).toMatchObject({ data: { rows: 1 }, failed: false, failure: null });
});

test('the connection is blamed only where nothing answered', () => {
  const error = { title: 'guide.failed', busy: false, onRetry: () => undefined } as const;
  const { rerender } = render(<LoadError {...error} />);
  expect(screen.getByText('common.loadFailed')).toBeTruthy();
  rerender(<LoadError {...error} failure={{ messageId: 'error.http.500' }} />);
  expect(screen.getByText('error.http.500')).toBeTruthy();
  expect(screen.queryByText('common.loadFailed')).toBeNull();
});
