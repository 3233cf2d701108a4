/**
 * Notices (specification, section 9): the portal's own and those of the request wrapper. A component registers a sink
 * that shows them; earlier notices wait for it.
 */
import { createListeners } from '@/utils/listeners';

export interface NoticeMessage {
  kind: 'general' | 'request';
  type: 'success' | 'info' | 'warning' | 'error';
  title?: string;
  description?: string;
}

type Sink = (notice: NoticeMessage) => void;

/** Maximum number of notices that wait for a sink; the oldest are dropped first. */
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

/** Registers the function that shows notices and calls it with the waiting ones. Returns a function that removes it. */
export function setNoticeSink(newSink: Sink): () => void {
  sink = newSink;
  const notices = waiting;
  waiting = [];
  notices.forEach(newSink);
  return () => {
    if (sink === newSink) sink = null;
  };
}

/**
 * Calls the listener for each notice that has to wait for a sink, and immediately if one waits already. Returns a
 * function that removes the listener.
 */
export function onFirstNotice(listener: () => void): () => void {
  const removeListener = firstListeners.add(listener);
  if (waiting.length > 0) listener();
  return removeListener;
}

/** Shows a notice of the portal itself. The texts are in the user's language. */
export function showNotice(notice: Omit<NoticeMessage, 'kind'>) {
  show({ ...notice, kind: 'general' });
}

/** Shows an error notice of the request wrapper. The texts are in the user's language. */
export function showRequestNotice(notice: Pick<NoticeMessage, 'title' | 'description'>) {
  show({ ...notice, kind: 'request', type: 'error' });
}
