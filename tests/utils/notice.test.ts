import {
  type NoticeMessage,
  onFirstNotice,
  setNoticeSink,
  showNotice,
  showRequestNotice,
} from '@/utils/notice';

function aSink() {
  const shown: NoticeMessage[] = [];
  const stop = setNoticeSink((notice) => shown.push(notice));
  return { shown, stop };
}

afterEach(() => aSink().stop());

test('distinguishes both kinds', () => {
  const { shown, stop } = aSink();
  showNotice({ type: 'success', title: 'Done', description: 'Saved' });
  showRequestNotice({ description: 'No' });
  expect(shown).toEqual([
    { kind: 'general', type: 'success', title: 'Done', description: 'Saved' },
    { kind: 'request', type: 'error', description: 'No' },
  ]);
  stop();
});

test('keeps early notices in order, and shows each once', () => {
  showRequestNotice({ description: '1' });
  showRequestNotice({ description: '2' });
  const first = aSink();
  expect(first.shown.map(({ description }) => description)).toEqual(['1', '2']);
  first.stop();
  const second = aSink();
  expect(second.shown).toEqual([]);
  second.stop();
});

test('drops the oldest early notices', () => {
  for (let i = 0; i < 20; i += 1) showRequestNotice({ description: String(i) });
  const { shown, stop } = aSink();
  expect(shown.map(({ description }) => description)).toEqual(['15', '16', '17', '18', '19']);
  stop();
});

test('keeps the new sink when a replaced one is removed', () => {
  const old = aSink();
  const now = aSink();
  old.stop();
  showNotice({ type: 'info', title: 'x' });
  expect([old.shown, now.shown.length]).toEqual([[], 1]);
  now.stop();
});

test('notifies the loader of the sink about the first notice, also about an earlier one', () => {
  const early = jest.fn();
  const stopEarly = onFirstNotice(early);
  expect(early).not.toHaveBeenCalled();
  showNotice({ type: 'info', title: 'x' });
  expect(early).toHaveBeenCalledTimes(1);
  const tardy = jest.fn();
  const stopTardy = onFirstNotice(tardy);
  expect(tardy).toHaveBeenCalledTimes(1);
  stopEarly();
  stopTardy();
  showNotice({ type: 'info', title: 'y' });
  expect([early.mock.calls.length, tardy.mock.calls.length]).toEqual([1, 1]);
});
