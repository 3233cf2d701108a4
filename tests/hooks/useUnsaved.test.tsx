import { renderHook } from '@testing-library/react';
import { useUnsaved } from '@/hooks/useUnsaved';
import { hasUnsavedInput } from '@/utils/routing/chunkReload';

const guard = (key: string) => renderHook(() => useUnsaved(key));

test('typed input is guarded until it is deleted again', () => {
  const { result } = guard('one');
  expect(hasUnsavedInput()).toBe(false);
  result.current.onValuesChange({}, { account: 'd', password: undefined });
  expect(hasUnsavedInput()).toBe(true);
  result.current.onValuesChange({}, { account: '', password: undefined });
  expect(hasUnsavedInput()).toBe(false);
});

test('input that was taken is guarded no longer', () => {
  const { result } = guard('two');
  result.current.onValuesChange({}, { account: 'demo' });
  result.current.discharge();
  expect(hasUnsavedInput()).toBe(false);
});

test('a form that goes takes its own guard along, not that of another', () => {
  const first = guard('three');
  const second = guard('four');
  first.result.current.onValuesChange({}, { account: 'demo' });
  second.result.current.onValuesChange({}, { name: 'x' });
  first.unmount();
  expect(hasUnsavedInput()).toBe(true);
  second.unmount();
  expect(hasUnsavedInput()).toBe(false);
});
