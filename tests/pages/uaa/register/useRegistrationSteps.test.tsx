import { act, renderHook } from '@testing-library/react';
import { useRegistrationSteps } from '@/pages/uaa/register/useRegistrationSteps';
import { ApiError } from '@/utils/http/ApiError';
import { residentIdOf } from '../../../support/builders/idNumbers';
import { openByBrowser, PageAt } from '../../../support/render/pageAt';
import { person, proved } from './answers';

const wrong = (fields: Record<string, import('@/contract/subCodes').SubCodeName>) =>
  new ApiError('http', { status: 422, fields });

const openPage = () =>
  renderHook(() => useRegistrationSteps(), {
    wrapper: ({ children }) => <PageAt path="/uaa/register">{children}</PageAt>,
  });

/** Renders the hook at the summary step with a complete form. */
function atSummary() {
  const { result } = openPage();
  act(() => result.current.saveProof('register', proved, ''));
  act(() => result.current.finish(person));
  expect(result.current.step).toBe('summary');
  return result;
}

test('opens the two steps of a refusal one after the other', () => {
  const wizard = atSummary();
  const fields = { account: 'ACCOUNT_TAKEN', idNo: 'ID_REGISTERED' } as const;
  act(() => wizard.current.followError(wrong(fields)));
  expect(wizard.current.step).toBe('account');
  expect(wizard.current.fieldErrors).toEqual({ account: 'ACCOUNT_TAKEN' });

  act(() => wizard.current.saveAnswers({ account: 'riser_2' }));
  expect([wizard.current.fieldErrors, wizard.current.isRefused]).toEqual([null, true]);
  act(() => wizard.current.finish({ account: 'riser_2' }));
  expect(wizard.current.step).toBe('identity');
  expect(wizard.current.fieldErrors).toEqual({ idNo: 'ID_REGISTERED' });

  act(() => wizard.current.finish({ idNo: residentIdOf('19000112') }));
  expect([wizard.current.step, wizard.current.isRefused]).toEqual(['summary', false]);
});

test('clears an end when the user goes back, and shows the form afterwards', () => {
  const wizard = atSummary();
  act(() => wizard.current.followError(new ApiError('refused', { subCode: 'NOT_ELIGIBLE' })));
  expect(wizard.current.end).toMatchObject({ reason: 'NOT_ELIGIBLE' });
  act(() => openByBrowser('/uaa/register?step=identity'));
  expect([wizard.current.step, wizard.current.end]).toEqual(['identity', null]);
  act(() => wizard.current.finish({}));
  expect([wizard.current.step, wizard.current.end]).toEqual(['summary', null]);
});

test('stores typed input in the tab, and on the device if the user chooses that', () => {
  const first = openPage();
  act(() => first.result.current.saveAnswers({ account: 'riser', newPwd: 'Rise-2026-shine' }));
  expect([sessionStorage.getItem('portal_draft_register'), localStorage.length]).toEqual([
    expect.stringContaining('riser'),
    0,
  ]);
  act(() => first.result.current.draft.setOnDevice(true));
  expect(sessionStorage.getItem('portal_draft_register')).toBeNull();
  expect(localStorage.getItem('portal_draft_register')).toContain('riser');
  expect(localStorage.getItem('portal_draft_register')).not.toContain('Rise-2026');
  first.unmount();

  // Simulates that the user has closed the tab.
  sessionStorage.clear();
  const second = openPage();
  expect(second.result.current.registration.answers).toEqual({ account: 'riser' });
  expect(second.result.current.draft).toMatchObject({ isOnDevice: true });
  act(() => second.result.current.saveAnswers({ account: 'riser_2' }));
  expect(localStorage.getItem('portal_draft_register')).toContain('riser_2');
  act(() => second.result.current.draft.setOnDevice(false));
  expect([sessionStorage.getItem('portal_draft_register'), localStorage.length]).toEqual([
    expect.stringContaining('riser_2'),
    0,
  ]);
});
