/**
 * Notices (specification, section 9): the portal's own and those of the request wrapper. A component registers as the
 * sink and shows them; earlier ones wait.
 */
import { createListeners } from '@/utils/listeners';

export interface NoticeMessage {
  kind: 'general' | 'request';
  type: 'success' | 'info' | 'warning' | 'error';
  title?: string;
  description?: string;
}

type Sink = (notice: NoticeMessage) => void;

/** Most notices kept for a sink to come; the oldest leave first. */
const WAITING_MAX = 5;

let sink: Sink | null = null;
let waiting: NoticeMessage[] = [];
const firstListeners = createListeners();

function show(notice: NoticeMessage) {
  if (sink) {
    sink(notice);
    return;
  }
  waiting = [...waiting, notice].slice(-WAITING_MAX);
  firstListeners.call();
}

/** Registers the one that shows notices and hands it those that waited. Returns the way to unregister. */
export function setNoticeSink(show: Sink): () => void {
  sink = show;
  const due = waiting;
  waiting = [];
  due.forEach(show);
  return () => {
    if (sink === show) sink = null;
  };
}

/** Calls back when a notice waits for a sink, at once if one does already. Returns the way to stop. */
export function onFirstNotice(listener: () => void): () => void {
  const stop = firstListeners.add(listener);
  if (waiting.length > 0) listener();
  return stop;
}

/** The portal's own notice. Texts are in the reader's language already. */
export function showNotice(notice: Omit<NoticeMessage, 'kind'>) {
  show({ ...notice, kind: 'general' });
}

/** The request wrapper's error notice. Texts are in the reader's language already. */
export function showRequestNotice(notice: Pick<NoticeMessage, 'title' | 'description'>) {
  show({ ...notice, kind: 'request', type: 'error' });
}
