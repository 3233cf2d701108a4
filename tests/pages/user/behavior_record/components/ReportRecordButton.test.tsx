import { render, screen } from '@testing-library/react';
import { ReportRecordButton } from '@/pages/user/behavior_record/components/ReportRecordButton';
import { behaviorRow } from '../../../../support/builders/behaviorRow';
import { createFakeNetwork, unreachable } from '../../../../support/fakes/fakeNetwork';
import { visits } from '../../../../support/fakes/umi';
import { pageText, press } from '../../../../support/render/showPage';
import '../../../../support/render/keysAsTexts';

type Row = import('@/contract').BehaviorRow;

const network = createFakeNetwork();
const onDisowned = jest.fn();
const showButton = (part: Partial<Row>) =>
  render(
    <ReportRecordButton record={behaviorRow('b-1', { session: 'live', ...part })} onDisowned={onDisowned} />,
  );

beforeEach(() => {
  network.answer('disownRecord', { ended: true });
  onDisowned.mockReset();
});

test.each([
  ['live', true, 'ended'],
  ['ended', false, 'noted'],
] as const)(
  'asks for confirmation, can retry, and opens the password change if the session is %s',
  async (session, ended, why) => {
    network.answer('disownRecord', unreachable, { ended });
    showButton({ session });
    await press('behavior.disown');
    expect(pageText()).toContain(`behavior.disown.text.${session}`);
    expect(network.calls).toEqual([]);
    await press('behavior.disown.yes');
    expect(screen.getByRole('alert').textContent).toContain('form.unreachable');
    expect(visits).toEqual([]);
    await press('behavior.disown.yes');
    expect(network.sent('disownRecord')).toMatchObject(Array(2).fill({ params: { id: 'b-1' } }));
    expect(visits).toEqual([`push /user/account_manage/modify_password?disowned=${why}`]);
  },
);

test('shows and focuses advice without a confirmation if there is no session', async () => {
  network.answer('disownRecord', { ended: false });
  showButton({ type: 'LOGIN_FAIL', session: null });
  await press('behavior.disown');
  expect(pageText()).toContain('behavior.disown.advice.text');
  expect(document.activeElement?.textContent).toBe('behavior.disown.advice.text');
  expect(onDisowned).toHaveBeenCalledTimes(1);
  await press(screen.getByRole('link', { name: 'behavior.disown.password' }));
  expect(visits).toEqual(['push /user/account_manage/modify_password']);
});

test('shows no button for the current session and for an activity that was already reported', () => {
  const { unmount } = showButton({ session: 'current' });
  expect(pageText()).toContain('behavior.disown.current.text');
  expect(screen.queryByRole('button', { name: 'behavior.disown' })).toBeNull();
  unmount();
  showButton({ disowned: true });
  expect(pageText()).toContain('behavior.disowned.title');
  expect(screen.queryByRole('button', { name: 'behavior.disown' })).toBeNull();
});
