import { useEffect, useRef, useState } from 'react';
import { warn } from '@/utils/http/httpErrors';
import { isSparing } from '@/utils/isSparing';

/** A part of a page in a file of its own: what only a press shows. */
interface LaterPart<T> {
  /** Null until it has been loaded. */
  loaded: T | null;
  load: () => Promise<T>;
}

/** Makes one from its import(). Once a page has loaded it, the next one has it at once. */
export function createLaterPart<T>(importPart: () => Promise<T>): LaterPart<T> {
  const part: LaterPart<T> = {
    loaded: null,
    load: async () => {
      part.loaded ??= await importPart();
      return part.loaded;
    },
  };
  return part;
}

/**
 * The part, or null until it is here. It comes when the browser is idle, unless the reader saves data, and at once when
 * it is wanted. `onFailure` is called where it is wanted and does not come; wanted again, it is asked for again.
 */
export function useLaterPart<T>(part: LaterPart<T>, wanted: boolean, onFailure?: () => void): T | null {
  const [loaded, setLoaded] = useState(() => part.loaded);
  const fail = useRef(onFailure);
  useEffect(() => {
    fail.current = onFailure;
  });

  useEffect(() => {
    if (loaded !== null) return undefined;
    let here = true;
    const load = () => {
      part.load().then(
        (now) => {
          if (here) setLoaded(() => now);
        },
        (thrown: unknown) => {
          warn(thrown);
          if (here && wanted) fail.current?.();
        },
      );
    };
    if (wanted) load();
    // Safari has no requestIdleCallback.
    else if (!isSparing()) (window.requestIdleCallback ?? setTimeout)(() => here && load());
    return () => {
      here = false;
    };
  }, [part, loaded, wanted]);
  return loaded;
}
