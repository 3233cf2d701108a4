import { act, render, renderHook, screen } from '@testing-library/react';
import { LoadError } from '@/components/Status/LoadError';
import { useLoad } from '@/hooks/useLoad';
import { ApiError } from '@/utils/http/ApiError';
import { createDeferredCalls } from '../support/fakes/deferredCalls';
import '../support/render/keysAsTexts';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const settle = () => act(async () => undefined);

async function loads(load: () => Promise<object>) {
  const { result } = renderHook(() => useLoad(load));
  await settle();
  return result;
}

test('keeps the error of a failure, as ApiError, until it loads again', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockResolvedValueOnce({ rows: 1 });
  const result = await loads(load);
  expect(result.current).toMatchObject({ data: null, loading: false, error: { kind: 'unexpected' } });
  act(() => result.current.reload());
  expect(result.current).toMatchObject({ loading: true, error: null });
  await settle();
  expect(result.current).toMatchObject({ data: { rows: 1 }, error: null });
});

test('shows the cause of a failure, or a general message if it is unknown', () => {
  const props = { title: 'guide.failed', busy: false, onRetry: () => undefined } as const;
  const { rerender } = render(<LoadError {...props} error={new ApiError('network')} />);
  expect(screen.getByText('error.network')).toBeTruthy();
  rerender(<LoadError {...props} error={new ApiError('unexpected')} />);
  expect(screen.getByText('common.loadFailed')).toBeTruthy();
});

describe('responses in another order than their requests', () => {
  test('ignores the response to an older request, data or failure', async () => {
    const { load, resolveCall, rejectCall } = createDeferredCalls<string>();
    const { result } = renderHook(() => useLoad(load));
    act(() => result.current.reload());
    act(() => result.current.reload());
    await resolveCall(2, 'newest');
    await resolveCall(0, 'oldest');
    await rejectCall(1);
    expect(result.current).toMatchObject({ data: 'newest', loading: false, error: null });
  });

  test('keeps waiting for the newer response when an older one arrives', async () => {
    const [first, second] = [createDeferredCalls<string>(), createDeferredCalls<string>()];
    const { result, rerender } = renderHook(({ load }) => useLoad(load), { initialProps: first });
    rerender(second);
    await first.resolveCall(0, 'of the page before');
    expect(result.current).toMatchObject({ data: null, loading: true });
    await second.resolveCall(0, 'of this page');
    expect(result.current).toMatchObject({ data: 'of this page', loading: false });
  });
});
