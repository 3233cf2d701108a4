import { act } from '@testing-library/react';
import { ApiError } from '@/utils/http/ApiError';

/** Creates a call whose answers the test gives, by the number of the call. */
export function createOpenCalls<T>() {
  const ends: { resolve: (data: T) => void; reject: (error: Error) => void }[] = [];
  const load = jest.fn(() => new Promise<T>((resolve, reject) => ends.push({ resolve, reject })));
  const answers = (at: number, data: T) => act(async () => ends[at]?.resolve(data));
  const fails = (at: number, error: Error = new ApiError('network')) =>
    act(async () => ends[at]?.reject(error));
  return { load, answers, fails };
}
