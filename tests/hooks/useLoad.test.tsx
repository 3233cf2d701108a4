import { act, render, renderHook, screen } from '@testing-library/react';
import { LoadError } from '@/components/LoadError';
import { useLoad } from '@/hooks/useLoad';
import { ApiError } from '@/utils/http/ApiError';
import { HttpError } from '@/utils/http/httpErrors';

jest.mock('@umijs/max', () => jest.requireActual('../support/umiByKey'));

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const refused = (status: number) => new HttpError({ status, headers: new Map() } as never, {});
const settle = () => act(async () => undefined);

async function loads(load: () => Promise<object>) {
  const { result } = renderHook(() => useLoad(load));
  await settle();
  return result;
}

test.each([
  ['no answer', new TypeError('no network'), { kind: 'unexpected' }],
  ['a status', refused(500), { kind: 'http', messageId: 'error.http.500' }],
  ['a refusal', new ApiError('refused', { text: 'closed' }), { kind: 'refused', text: 'closed' }],
])('%s: the error is kept', async (_, thrown, error) => {
  const result = await loads(jest.fn().mockRejectedValue(thrown));
  expect(result.current).toMatchObject({ data: null, loading: false, error });
});

test('once something has come, nothing has failed any more', async () => {
  const load = jest.fn().mockRejectedValueOnce(new ApiError('refused')).mockResolvedValueOnce({ rows: 1 });
  const result = await loads(load);
  expect(result.current.error).not.toBeNull();
  act(() => result.current.reload());
  expect(result.current).toMatchObject({ loading: true, error: null });
  await settle();
  expect(result.current).toMatchObject({ data: { rows: 1 }, error: null });
});

/** A call that is answered when the test says so. */
function answeredLater() {
  const answers: ((data: object) => void)[] = [];
  const load = () => new Promise<object>((resolve) => answers.push(resolve));
  return { load, answer: (index: number, data: object) => act(async () => answers[index]?.(data)) };
}

test('a slow answer that comes after a later one is ignored', async () => {
  const { load, answer } = answeredLater();
  const { result } = renderHook(() => useLoad(load));
  act(() => result.current.reload());
  await answer(1, { of: 'the second' });
  await answer(0, { of: 'the first' });
  expect(result.current).toMatchObject({ data: { of: 'the second' }, loading: false });
});

test('an answer under way does not undo what the person has done meanwhile', async () => {
  const { load, answer } = answeredLater();
  const { result } = renderHook(() => useLoad(load));
  act(() => result.current.replace({ of: 'the act' }));
  await answer(0, { of: 'before the act' });
  expect(result.current).toMatchObject({ data: { of: 'the act' }, loading: false });
});

test('the connection is blamed only where nothing answered; a refusal keeps its own words', () => {
  const props = { title: 'guide.failed', busy: false, onRetry: () => undefined } as const;
  const { rerender } = render(<LoadError {...props} error={new ApiError('network')} />);
  expect(screen.getByText('error.network')).toBeTruthy();
  rerender(<LoadError {...props} error={new ApiError('http', { messageId: 'error.http.500' })} />);
  expect(screen.getByText('error.http.500')).toBeTruthy();
  expect(screen.queryByText('error.network')).toBeNull();
  rerender(<LoadError {...props} error={new ApiError('unexpected')} />);
  expect(screen.getByText('common.loadFailed')).toBeTruthy();
  rerender(<LoadError {...props} error={new ApiError('refused', { text: 'closed for today' })} />);
  expect(screen.getByText('closed for today')).toBeTruthy();
});
