import {
  type NoticeMessage,
  onFirstNotice,
  setNoticeSink,
  showNotice,
  showRequestNotice,
} from '@/utils/notice';

function addSink() {
  const shown: NoticeMessage[] = [];
  const stop = setNoticeSink((notice) => shown.push(notice));
  return { shown, stop };
}

afterEach(() => addSink().stop());

test('keeps early notices in order, and shows each once', () => {
  showRequestNotice({ description: '1' });
  showRequestNotice({ description: '2' });
  const first = addSink();
  expect(first.shown.map(({ description }) => description)).toEqual(['1', '2']);
  first.stop();
  const second = addSink();
  expect(second.shown).toEqual([]);
  second.stop();
});

test('drops the oldest early notices', () => {
  for (let i = 0; i < 20; i += 1) showRequestNotice({ description: String(i) });
  const { shown, stop } = addSink();
  expect(shown.map(({ description }) => description)).toEqual(['15', '16', '17', '18', '19']);
  stop();
});

test('notifies the loader of the sink about the first notice, also about an earlier one', () => {
  const early = jest.fn();
  const stopEarly = onFirstNotice(early);
  expect(early).not.toHaveBeenCalled();
  showNotice({ type: 'info', title: 'x' });
  expect(early).toHaveBeenCalledTimes(1);
  const late = jest.fn();
  const stopLate = onFirstNotice(late);
  expect(late).toHaveBeenCalledTimes(1);
  stopEarly();
  stopLate();
  showNotice({ type: 'info', title: 'y' });
  expect([early.mock.calls.length, late.mock.calls.length]).toEqual([1, 1]);
});
