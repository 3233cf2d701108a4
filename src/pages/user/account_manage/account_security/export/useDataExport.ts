import { useCallback, useEffect, useRef, useState } from 'react';
import { type ExportPartName, exportPartNames } from '@/domain/exportParts';
import { type ApiError, errorFromException } from '@/utils/http/ApiError';
import { isAbort, warn } from '@/utils/http/httpErrors';
import { countRecords, type ExportParts } from './exportFiles';
import { partReaders, throwIfAborted } from './exportParts';

interface DataExport {
  phase: 'idle' | 'running' | 'failed' | 'ready';
  /** The loaded parts; kept after a failure, discarded on cancel and unmount. */
  parts: ExportParts;
  /** The part that is loading or has failed. */
  part: ExportPartName | null;
  /** Number of records loaded so far. */
  records: number;
  /** Error of the failed part. */
  error: ApiError | null;
}

const IDLE: DataExport = { phase: 'idle', parts: new Map(), part: null, records: 0, error: null };

/**
 * Loads the user's data, one part after another. The data is discarded on unmount; a response after unmounting or
 * canceling is ignored. `run` starts the export; after a failure it continues with the failed part.
 */
export function useDataExport() {
  const [state, setState] = useState(IDLE);
  const parts = useRef<Map<ExportPartName, object>>(new Map());
  const running = useRef<AbortController | null>(null);

  const discardData = useCallback(() => {
    running.current?.abort();
    running.current = null;
    parts.current = new Map();
  }, []);
  useEffect(() => discardData, [discardData]);

  const run = async () => {
    if (running.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const show = (change: Partial<DataExport>) => {
      if (running.current === controller) setState((before) => ({ ...before, ...change }));
    };
    let part: ExportPartName | null = null;
    try {
      for (part of exportPartNames) {
        if (parts.current.has(part)) continue;
        const loadedBefore = countRecords(parts.current);
        show({ phase: 'running', part, error: null, records: loadedBefore });
        const onRecords = (count: number) => show({ records: loadedBefore + count });
        const read = await partReaders[part]({ signal, onRecords });
        throwIfAborted(signal);
        parts.current.set(part, read);
        show({ parts: new Map(parts.current), records: countRecords(parts.current) });
      }
      show({ phase: 'ready', part: null });
    } catch (thrown) {
      if (!isAbort(thrown)) warn(thrown);
      // If no part was loaded, there is nothing to continue.
      show({ phase: parts.current.size > 0 ? 'failed' : 'idle', part, error: errorFromException(thrown) });
    }
    if (running.current === controller) running.current = null;
  };

  const drop = () => {
    discardData();
    setState(IDLE);
  };

  return { ...state, run, drop };
}
