import { useCallback, useEffect, useRef, useState } from 'react';
import type { BehaviorFilter, BehaviorRow } from '@/contract';
import { exportBehaviorRecords } from '@/services/behavior';
import { warn } from '@/utils/http/httpErrors';

export interface ExportState {
  phase: 'idle' | 'running' | 'failed' | 'canceled' | 'done';
  /** Records read so far, and all there are; null until the first part is here. */
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
 * Reads everything a filter matches, part by part, and hands all of it to `onDone` at the end. What has been read is
 * kept over a failure: `retry` goes on with the part that failed. A late answer, after canceling or leaving, is
 * ignored. `onDone` gets the filter the export began with.
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
