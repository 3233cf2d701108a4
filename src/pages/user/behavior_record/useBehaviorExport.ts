import { useCallback, useEffect, useRef, useState } from 'react';
import type { BehaviorFilter, BehaviorRow } from '@/contract';
import { exportBehaviorRecords } from '@/services/behavior';
import { warn } from '@/utils/http/httpErrors';

export interface ExportState {
  phase: 'idle' | 'running' | 'failed' | 'canceled' | 'done';
  /** Number of loaded records, and their total; null until the first page is loaded. */
  done: number;
  total: number | null;
}

const idle: ExportState = { phase: 'idle', done: 0, total: null };

interface Work {
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
  const work = useRef<Work | null>(null);
  const running = useRef<AbortController | null>(null);
  const finish = useRef(onDone);
  useEffect(() => {
    finish.current = onDone;
  });

  const stop = useCallback(() => {
    running.current?.abort();
    running.current = null;
  }, []);
  useEffect(() => stop, [stop]);

  const run = useCallback(async (mine: Work) => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState((before) => ({ ...before, phase: 'running' }));
    try {
      for (;;) {
        const query = { ...mine.filter, ...(mine.cursor && { cursor: mine.cursor }) };
        const part = await exportBehaviorRecords(query, signal);
        if (signal.aborted) return;
        mine.rows.push(...part.list);
        setState({ phase: 'running', done: mine.rows.length, total: part.total });
        if (part.next === null) break;
        mine.cursor = part.next;
      }
      running.current = null;
      work.current = null;
      finish.current(mine.rows, mine.filter);
      setState((before) => ({ ...before, phase: 'done' }));
    } catch (error) {
      if (signal.aborted) return;
      warn(error);
      running.current = null;
      setState((before) => ({ ...before, phase: 'failed' }));
    }
  }, []);

  return {
    ...state,
    start: (filter: BehaviorFilter) => {
      stop();
      setState(idle);
      work.current = { filter, rows: [] };
      run(work.current);
    },
    retry: () => {
      if (work.current && !running.current) run(work.current);
    },
    cancel: () => {
      stop();
      work.current = null;
      setState({ ...idle, phase: 'canceled' });
    },
  };
}
