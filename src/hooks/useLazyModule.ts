import { useEffect, useState } from 'react';
import { warn } from '@/utils/http/httpErrors';
import { showNotice } from '@/utils/notice';
import { prefersLessData } from '@/utils/prefersLessData';
import { useLatest } from './useLatest';
import { useT } from './useT';

/** A lazy-loaded part of a page that is shown only after a user action. */
interface LazyModule<T> {
  /** Null until loaded. */
  loaded: T | null;
  load: () => Promise<T>;
}

/** Creates a part from its import(). Once loaded, it is available immediately on every page. */
export function createLazyModule<T>(importPart: () => Promise<T>): LazyModule<T> {
  const part: LazyModule<T> = {
    loaded: null,
    load: async () => {
      part.loaded ??= await importPart();
      return part.loaded;
    },
  };
  return part;
}

/**
 * Returns the part, or null until it is loaded. Loads it when the browser is idle, unless the user saves data, and
 * immediately if `wanted`. If loading fails while it is wanted, and `onFailure` is given, calls it and shows a notice; it
 * is retried when it becomes wanted again.
 */
export function useLazyModule<T>(part: LazyModule<T>, wanted: boolean, onFailure?: () => void): T | null {
  const [loaded, setLoaded] = useState(() => part.loaded);
  const t = useT();
  const fail = useLatest(() => {
    if (!onFailure) return;
    onFailure();
    showNotice({
      type: 'error',
      title: t('exception.chunk.title'),
      description: t('exception.chunk.text'),
    });
  });

  useEffect(() => {
    if (loaded !== null) return undefined;
    let mounted = true;
    const load = () => {
      part.load().then(
        (module) => {
          if (mounted) setLoaded(() => module);
        },
        (thrown: unknown) => {
          warn(thrown);
          if (mounted && wanted) fail.current();
        },
      );
    };
    if (wanted) load();
    // Safari has no requestIdleCallback.
    else if (!prefersLessData()) (window.requestIdleCallback ?? setTimeout)(() => mounted && load());
    return () => {
      mounted = false;
    };
  }, [part, loaded, wanted, fail]);
  return loaded;
}
