import { useSearchParams } from '@umijs/max';
import { useRead } from '@/hooks/useRead';
import { isNotFound } from '@/utils/http/ApiError';

/** What an address without an id shows. */
export const SAMPLE = 'sample';

/** No record has these: a path would lead elsewhere by them, so they are not asked for. */
const STEPS_OF_PATHS = ['.', '..'];

/** There is no record of this id. */
export const UNKNOWN = 'unknown' as const;

/** The record of this kind that the address names by `?id=`, or UNKNOWN. `get` throws a 404 where there is none. */
export function useRecord<T>(kind: string, get: (id: string) => Promise<T>) {
  const [query] = useSearchParams();
  const id = query.get('id') || SAMPLE;
  return useRead<T | typeof UNKNOWN>([kind, id], async () => {
    if (STEPS_OF_PATHS.includes(id)) return UNKNOWN;
    try {
      return await get(id);
    } catch (error) {
      if (isNotFound(error)) return UNKNOWN;
      throw error;
    }
  });
}
