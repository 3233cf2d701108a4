import { useCallback, useEffect, useRef, useState } from 'react';
import type { BehaviorFilter, BehaviorRow } from '@/contract';
import { useLatest } from '@/hooks/useLatest';
import { exportBehaviorRecords } from '@/services/behavior';
import { warn } from '@/utils/http/httpErrors';

interface ExportState {
  phase: 'idle' | 'running' | 'failed' | 'canceled' | 'done';
  /** Number of loaded records, and their total; null until the first page is loaded. */
  done: number;
  total: number | null;
}

const idle: ExportState = { phase: 'idle', done: 0, total: null };

interface Export {
  filter: BehaviorFilter;
  rows: BehaviorRow[];
  cursor?: string;
}

/**
 * Loads all matching records page by page and passes them to `onDone` at the end. After a failure the loaded records
 * are kept, and `retry` continues with the failed page. A late response, after canceling or unmounting, is ignored.
 * `onDone` receives the filter with which the export started.
 */
export function useBehaviorExport(onDone: (rows: BehaviorRow[], filter: BehaviorFilter) => void) {
  const [state, setState] = useState(idle);
  const lastExport = useRef<Export | null>(null);
  const running = useRef<AbortController | null>(null);
  const finish = useLatest(onDone);

  const stop = useCallback(() => {
    running.current?.abort();
    running.current = null;
  }, []);
  useEffect(() => stop, [stop]);

  const run = async (current: Export) => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState((before) => ({ ...before, phase: 'running' }));
    try {
      for (;;) {
        const query = { ...current.filter, ...(current.cursor && { cursor: current.cursor }) };
        const part = await exportBehaviorRecords(query, signal);
        if (signal.aborted) return;
        current.rows.push(...part.list);
        setState({ phase: 'running', done: current.rows.length, total: part.total });
        if (part.next === null) break;
        current.cursor = part.next;
      }
      running.current = null;
      lastExport.current = null;
      finish.current(current.rows, current.filter);
      setState((before) => ({ ...before, phase: 'done' }));
    } catch (error) {
      if (signal.aborted) return;
      warn(error);
      running.current = null;
      setState((before) => ({ ...before, phase: 'failed' }));
    }
  };

  return {
    ...state,
    start: (filter: BehaviorFilter) => {
      stop();
      setState(idle);
      lastExport.current = { filter, rows: [] };
      run(lastExport.current);
    },
    retry: () => {
      if (lastExport.current && !running.current) run(lastExport.current);
    },
    cancel: () => {
      stop();
      lastExport.current = null;
      setState({ ...idle, phase: 'canceled' });
    },
  };
}
