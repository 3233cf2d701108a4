import { useSearchParams } from '@umijs/max';
import { useRead } from '@/hooks/useRead';
import { isNotFound } from '@/utils/http/ApiError';

/** Id of the record shown if the address has no id. */
export const SAMPLE = 'sample';

/** Not valid as ids: in a URL path they would address another resource, so no request is sent. */
const STEPS_OF_PATHS = ['.', '..'];

/** No record has this id. */
export const UNKNOWN = 'unknown' as const;

/** Loads the record named by `?id=`; the data is UNKNOWN if it does not exist. `get` throws a 404 for an unknown id. */
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
