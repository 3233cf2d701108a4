import { act } from '@testing-library/react';
import { ApiError } from '@/utils/http/ApiError';

/** Creates a mock function whose calls stay pending until the test resolves or rejects them by index. */
export function createDeferredCalls<T>() {
  const calls: { resolve: (data: T) => void; reject: (error: Error) => void }[] = [];
  const load = jest.fn(() => new Promise<T>((resolve, reject) => calls.push({ resolve, reject })));
  const callAt = (index: number) => {
    const call = calls[index];
    if (!call) throw new Error(`There is no call ${index}.`);
    return call;
  };
  const resolveCall = (index: number, data: T) => act(async () => callAt(index).resolve(data));
  const rejectCall = (index: number, error: Error = new ApiError('network')) =>
    act(async () => callAt(index).reject(error));
  return { load, resolveCall, rejectCall };
}
