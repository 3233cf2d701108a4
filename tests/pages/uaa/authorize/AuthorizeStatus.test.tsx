import { act, fireEvent, render, screen } from '@testing-library/react';
import * as calls from '@/pages/uaa/authorize/authorizeCalls';
import { initialAuthorizeState } from '@/pages/uaa/authorize/authorizeReducer';
import { AuthorizeStatus } from '@/pages/uaa/authorize/components/AuthorizeStatus';
import { ApiError } from '@/utils/http/ApiError';

jest.mock('@umijs/max', () => jest.requireActual('../../../support/umiByKey'));
jest.mock('@/models/hooks', () => ({ useGlobalActions: () => ({ clearUser: jest.fn() }) }));
jest.mock('@/components/Frame/StandalonePage', () => ({
  StandalonePage: ({ children }: { children: never }) => children,
}));
jest.mock('@/pages/uaa/authorize/authorizeCalls');

const { submitConsent: decide } = jest.mocked(calls);
const dispatch = jest.fn();

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const request = {
  requestId: 'r1',
  client: { name: 'App', operator: '', purpose: '', logo: '' },
  scopes: [],
  host: 'client.example.test',
  next: 'level' as const,
  redirectUrl: null,
  person: { account: 'newcomer', name: 'N*', userType: 'person' as const },
  loginHint: '',
  locale: null,
  days: 90,
};

const refusedAs = (subCode: 'AUTHORIZE_OVER' | 'AUTHORIZE_CLIENT') =>
  render(
    <AuthorizeStatus
      state={{ ...initialAuthorizeState, step: 'refused', error: new ApiError('refused', { subCode }) }}
      step="refused"
      dispatch={dispatch}
    />,
  );

test('states that no data was shared if the request is invalid', () => {
  refusedAs('AUTHORIZE_CLIENT');
  expect(screen.getByRole('alert').textContent).toContain('authorize.nothingGiven');
});

test('makes no statement about data after a request has ended, because another tab may have allowed it', () => {
  refusedAs('AUTHORIZE_OVER');
  expect(screen.getByRole('alert').textContent).not.toContain('authorize.nothingGiven');
});

describe('a level that is too low', () => {
  const shows = () =>
    render(
      <AuthorizeStatus
        state={{ ...initialAuthorizeState, step: 'short', request }}
        step="short"
        dispatch={dispatch}
      />,
    );
  const declines = () =>
    act(async () => fireEvent.click(screen.getByRole('button', { name: 'authorize.decline' })));

  test('can be declined, which returns to the application', async () => {
    const ready = { type: 'ready' as const, address: 'https://client.example.test/?error=access_denied' };
    decide.mockResolvedValue(ready);
    shows();
    await declines();
    const body = { requestId: 'r1', account: 'newcomer', allow: false, scopes: [] };
    expect(decide.mock.calls).toEqual([[body]]);
    expect(dispatch.mock.calls).toEqual([[ready]]);
  });

  test('shows an error if the refusal could not be sent, and can be declined again', async () => {
    decide.mockResolvedValue({
      type: 'lost',
      error: new ApiError('network', { messageId: 'authorize.undecided' }),
    });
    shows();
    await declines();
    expect(screen.getByText('authorize.undecided')).toBeTruthy();
    await declines();
    expect(decide).toHaveBeenCalledTimes(2);
    expect(dispatch).not.toHaveBeenCalled();
  });
});

test('another proof can be given, or declined, which returns to the application', async () => {
  const ready = { type: 'ready' as const, address: 'https://client.example.test/?error=access_denied' };
  decide.mockResolvedValue(ready);
  render(
    <AuthorizeStatus
      state={{ ...initialAuthorizeState, step: 'stepUp', request }}
      step="stepUp"
      dispatch={dispatch}
    />,
  );
  expect(screen.getByRole('alert').textContent).toBe('authorize.stepUp');
  fireEvent.click(screen.getByRole('button', { name: 'stepUp.submit' }));
  expect(dispatch.mock.calls).toEqual([[{ type: 'reopened' }]]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'authorize.decline' })));
  expect(dispatch.mock.calls.at(-1)).toEqual([ready]);
});
