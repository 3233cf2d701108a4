import { useCallback, useEffect, useState } from 'react';
import { warn } from '@/utils/http/httpErrors';

type Library = typeof import('./library');

interface LibraryState {
  /** Null until loaded. */
  library: Library | null;
  /** Whether the last attempt failed; stays true during a retry. */
  failed: boolean;
  busy: boolean;
}

const loadLibrary = (): Promise<Library> => import(/* webpackChunkName: "charts" */ './library');

/** Loads the chart library once `wanted` is true; `reload` retries after a failure. */
export function useChartLibrary(wanted: boolean): LibraryState & { reload: () => void } {
  const [state, setState] = useState<LibraryState>({ library: null, failed: false, busy: false });

  const reload = useCallback(() => {
    setState((before) => ({ ...before, busy: true }));
    loadLibrary().then(
      (library) => setState({ library, failed: false, busy: false }),
      (thrown: unknown) => {
        warn(thrown);
        setState({ library: null, failed: true, busy: false });
      },
    );
  }, []);

  useEffect(() => {
    if (wanted) reload();
  }, [wanted, reload]);

  return { ...state, reload };
}
