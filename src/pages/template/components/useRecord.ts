import { useSearchParams } from '@umijs/max';
import { useRead } from '@/hooks/useRead';
import { toUnknown, UNKNOWN } from '@/utils/http/unknownRecord';

/** Id of the record shown if the address has no id. */
export const SAMPLE = 'sample';

/** Not valid as ids: in a URL path they would address another resource, so no request is sent. */
const STEPS_OF_PATHS = ['.', '..'];

/** Loads the record named by `?id=`; the data is UNKNOWN if it does not exist. `get` throws a 404 for an unknown id. */
export function useRecord<T>(kind: string, get: (id: string) => Promise<T>) {
  const [query] = useSearchParams();
  const id = query.get('id') || SAMPLE;
  return useRead<T | typeof UNKNOWN>([kind, id], async () =>
    STEPS_OF_PATHS.includes(id) ? UNKNOWN : get(id).catch(toUnknown),
  );
}
