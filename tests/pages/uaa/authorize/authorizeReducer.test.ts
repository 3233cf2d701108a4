import type { AuthorizeRequest } from '@/contract';
import {
  type AuthorizeEvent,
  type AuthorizeState,
  type AuthorizeStep,
  authorizeReducer,
  initialAuthorizeState,
} from '@/pages/uaa/authorize/authorizeReducer';
import { ApiError } from '@/utils/http/ApiError';
import { makeAuthorizeRequest, person } from '../../../support/builders/authorizeRequest';

const other = { ...person, account: 'boss' };
const CLIENT = 'https://client.example.test/callback?code=c1';
const error = new ApiError('refused', { text: 'no' });

const opened = (part?: Partial<AuthorizeRequest>, guided = false): AuthorizeEvent => ({
  type: 'opened',
  request: makeAuthorizeRequest(part),
  language: 'en-US',
  guided,
});

/** Applies the events to the initial state. */
const played = (...events: AuthorizeEvent[]): AuthorizeState =>
  events.reduce(authorizeReducer, initialAuthorizeState);

const refused: AuthorizeEvent = { type: 'refused', error };
const lost: AuthorizeEvent = { type: 'lost', error };
const ready: AuthorizeEvent = { type: 'ready', address: CLIENT };

test.each<[string, AuthorizeEvent, AuthorizeStep]>([
  ['no user is signed in', opened({ next: 'login', person: null }), 'login'],
  ['the user has to enter the password again', opened({ next: 'login' }), 'login'],
  ['the level is too low', opened({ next: 'level' }), 'level'],
  ['the level is still too low', opened({ next: 'level' }, true), 'short'],
  ['the application asks for another proof', opened({ next: 'stepUp' }), 'stepUp'],
  ['another proof is required but no user is signed in', opened({ next: 'stepUp', person: null }), 'login'],
  ['the user has to decide', opened(), 'consent'],
  ['consent is required but no user is signed in', opened({ person: null }), 'login'],
  ['the response contains a code', opened({ next: 'code', redirectUrl: CLIENT }), 'leaving'],
  ['a code can be requested without consent', opened({ next: 'code' }), 'code'],
  ['the application gets an error', opened({ next: 'error', redirectUrl: CLIENT }), 'leaving'],
  ['an error has no address', opened({ next: 'error' }), 'lost'],
  ['the request is refused', refused, 'refused'],
  ['the server does not respond', lost, 'lost'],
])('enters the expected step if %s', (_, event, step) => {
  expect(played(event).step).toBe(step);
});

test('redirects to the address in the response', () => {
  expect(played(opened({ next: 'error', redirectUrl: CLIENT })).address).toBe(CLIENT);
  expect(played(opened(), ready)).toMatchObject({ step: 'leaving', address: CLIENT });
  expect(played(opened({ next: 'code' }), ready)).toMatchObject({ step: 'leaving', address: CLIENT });
  expect(played(opened({ redirectUrl: CLIENT })).address).toBeNull();
});

test('stops a redirect only if its address is not allowed', () => {
  const leaving = played(opened(), ready);
  expect(authorizeReducer(leaving, { type: 'blocked' }).step).toBe('stuck');
  for (const event of [opened(), refused, lost, ready, { type: 'reopened' } as const]) {
    expect(authorizeReducer(leaving, event)).toBe(leaving);
  }
});

test('leaves the consent step after a refusal and for a reload, but not after a failed request', () => {
  expect(played(opened(), refused).step).toBe('refused');
  expect(played(opened(), { type: 'reopened' }).step).toBe('opening');
  expect(played(opened(), lost).step).toBe('consent');
});

test('increments the round and clears the error when the request is loaded again', () => {
  expect(played(lost, { type: 'reopened' })).toMatchObject({ step: 'opening', round: 1, error: null });
  expect(played(opened({ next: 'level' }, true), { type: 'reopened' }).step).toBe('opening');
});

test('keeps the consent step while the request is loaded in another language', () => {
  const quiet = played(opened(), { type: 'reopened', quiet: true });
  expect(quiet).toMatchObject({ step: 'consent', round: 1 });
  expect(authorizeReducer(quiet, { ...opened(), language: 'pt-BR' } as AuthorizeEvent)).toMatchObject({
    step: 'consent',
    language: 'pt-BR',
  });
});

test('loads the request again only once if no code is available', () => {
  const code = opened({ next: 'code' });
  const unready = { type: 'unready' } as const;
  expect(played(code, unready)).toMatchObject({ step: 'opening', round: 1 });
  expect(played(code, unready, code, unready).step).toBe('lost');
  expect(played(opened(), unready).step).toBe('consent');
});

test.each<[string, AuthorizeState]>([
  ['stuck', played(opened(), ready, { type: 'blocked' })],
  ['login', played(opened({ next: 'login' }))],
  ['level', played(opened({ next: 'level' }))],
])('ignores every event in the step %s', (step, state) => {
  expect(state.step).toBe(step);
  for (const event of [opened(), refused, lost, ready, { type: 'reopened' }, { type: 'blocked' }] as const) {
    expect(authorizeReducer(state, event)).toBe(state);
  }
});

test.each<AuthorizeEvent>([refused, lost, opened(), opened({ next: 'level' }, true)])(
  'redirects to the application after a pending decision, even if the page was reloaded: $type',
  (event) => {
    expect(played(opened(), { type: 'reopened' }, event, ready)).toMatchObject({
      step: 'leaving',
      address: CLIENT,
    });
  },
);

test('ignores late responses after a refusal until the request is loaded again', () => {
  const state = played(refused);
  for (const event of [opened(), refused, lost, { type: 'blocked' }] as const) {
    expect(authorizeReducer(state, event)).toBe(state);
  }
  // The refusal may concern a session that was just ending in another tab.
  expect(played(refused, { type: 'reopened' }, opened()).step).toBe('consent');
});

describe('a change of the user', () => {
  const again = { type: 'reopened' } as const;

  test('is marked, also after a change of the language', () => {
    const state = played(opened(), again, opened({ person: other }));
    expect(state).toMatchObject({ step: 'consent', switched: true, request: { person: other } });
    const quiet = [again, { type: 'reopened', quiet: true } as const, opened({ person: other })];
    expect(quiet.reduce(authorizeReducer, state).switched).toBe(true);
  });

  test('is not marked for the same user or for the first user', () => {
    expect(played(opened(), again, opened()).switched).toBe(false);
    expect(played(opened({ next: 'level', person: null }, true), again, opened()).switched).toBe(false);
  });
});

describe('another proof that the application asks for', () => {
  const required = opened({ next: 'stepUp' });
  const declined: AuthorizeEvent = { type: 'lost', error: new ApiError('declined') };

  test('can be given again after the user has declined', () => {
    expect(played(required, declined).step).toBe('stepUp');
    expect(played(required, declined, { type: 'reopened' }, required).step).toBe('stepUp');
  });

  test('is followed by the application, or by the consent', () => {
    expect(played(required, ready)).toMatchObject({ step: 'leaving', address: CLIENT });
    expect(played(required, { type: 'unready' })).toMatchObject({ step: 'opening', round: 1 });
    expect(played(required, { type: 'unready' }, opened()).step).toBe('consent');
  });

  test('shows an error if the server asks for it again after the confirmation, and can be retried', () => {
    const again = played(required, { type: 'unready' }, required);
    expect(again.step).toBe('lost');
    expect(played(required, { type: 'unready' }, required, { type: 'reopened' }, required).step).toBe(
      'stepUp',
    );
  });
});
