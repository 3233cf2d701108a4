import type { AuthorizeRequest } from '@/contract';
import {
  type AuthorizeEvent,
  type AuthorizeState,
  type AuthorizeStep,
  authorizeReducer,
  initialAuthorizeState,
} from '@/pages/uaa/authorize/authorizeReducer';
import { ApiError } from '@/utils/http/ApiError';

const person = { account: 'demo', name: 'D*', userType: 'person' } as const;
const other = { ...person, account: 'boss' };
const CLIENT = 'https://client.example.test/callback?code=c1';
const error = new ApiError('refused', { text: 'no' });

const request = (part: Partial<AuthorizeRequest> = {}): AuthorizeRequest => ({
  requestId: 'r1',
  client: { name: 'App', operator: 'Op', purpose: '', logo: '' },
  scopes: [],
  host: 'client.example.test',
  next: 'consent',
  redirectUrl: null,
  person,
  loginHint: '',
  locale: null,
  days: 90,
  ...part,
});

const opened = (part?: Partial<AuthorizeRequest>, guided = false): AuthorizeEvent => ({
  type: 'opened',
  request: request(part),
  language: 'en-US',
  guided,
});

/** Plays events from the beginning. */
const played = (...events: AuthorizeEvent[]): AuthorizeState =>
  events.reduce(authorizeReducer, initialAuthorizeState);

const refused: AuthorizeEvent = { type: 'refused', error };
const lost: AuthorizeEvent = { type: 'lost', error };
const ready: AuthorizeEvent = { type: 'ready', address: CLIENT };

test('begins by asking', () => {
  expect(initialAuthorizeState).toMatchObject({ step: 'opening', round: 0, request: null });
});

test.each<[string, AuthorizeEvent, AuthorizeStep]>([
  ['nobody is signed in', opened({ next: 'login', person: null }), 'login'],
  ['the password is asked for once more', opened({ next: 'login' }), 'login'],
  ['the level is too low', opened({ next: 'level' }), 'level'],
  ['the level is still too low', opened({ next: 'level' }, true), 'short'],
  ['the person has to decide', opened(), 'consent'],
  ['nobody is there to decide', opened({ person: null }), 'login'],
  ['a code is there', opened({ next: 'code', redirectUrl: CLIENT }), 'leaving'],
  ['a code is to be asked for', opened({ next: 'code' }), 'code'],
  ['the application gets an error', opened({ next: 'error', redirectUrl: CLIENT }), 'leaving'],
  ['an error has no address', opened({ next: 'error' }), 'lost'],
  ['the request is refused', refused, 'refused'],
  ['the server does not say', lost, 'lost'],
])('where %s', (_, event, step) => {
  expect(played(event).step).toBe(step);
});

test('the address it leaves to is the one it was given', () => {
  expect(played(opened({ next: 'error', redirectUrl: CLIENT })).address).toBe(CLIENT);
  expect(played(opened(), ready)).toMatchObject({ step: 'leaving', address: CLIENT });
  expect(played(opened({ next: 'code' }), ready)).toMatchObject({ step: 'leaving', address: CLIENT });
  expect(played(opened({ redirectUrl: CLIENT })).address).toBeNull();
});

test('only an address that may not be visited stops the leaving', () => {
  const leaving = played(opened(), ready);
  expect(authorizeReducer(leaving, { type: 'blocked' }).step).toBe('stuck');
  for (const event of [opened(), refused, lost, ready, { type: 'reopened' } as const]) {
    expect(authorizeReducer(leaving, event)).toBe(leaving);
  }
});

test.each<AuthorizeEvent>([refused, { type: 'reopened' }])('the question gives way to $type', (event) => {
  expect(played(opened(), event).step).toBe(event.type === 'refused' ? 'refused' : 'opening');
});

test('a failure that comes while the question is asked leaves it there', () => {
  expect(played(opened(), lost).step).toBe('consent');
});

test('asking again counts, and forgets what went wrong', () => {
  expect(played(lost, { type: 'reopened' })).toMatchObject({ step: 'opening', round: 1, error: null });
  expect(played(opened({ next: 'level' }, true), { type: 'reopened' }).step).toBe('opening');
});

test('asking again in another language leaves the question on screen', () => {
  const quiet = played(opened(), { type: 'reopened', quiet: true });
  expect(quiet).toMatchObject({ step: 'consent', round: 1 });
  expect(authorizeReducer(quiet, { ...opened(), language: 'pt-BR' } as AuthorizeEvent)).toMatchObject({
    step: 'consent',
    language: 'pt-BR',
  });
});

test('a code that is not to be had is asked about once more, and no more', () => {
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
])('%s is left by nothing', (step, state) => {
  expect(state.step).toBe(step);
  for (const event of [opened(), refused, lost, ready, { type: 'reopened' }, { type: 'blocked' }] as const) {
    expect(authorizeReducer(state, event)).toBe(state);
  }
});

test.each<[string, AuthorizeEvent]>([
  ['is told that the request is over', refused],
  ['hears nothing', lost],
  ['comes to the question once more', opened()],
  ['is told of a level', opened({ next: 'level' }, true)],
])('a decision under way while the page asks anew, and %s, leads to the application', (_, event) => {
  const again = { type: 'reopened' } as const;
  const leaving = { step: 'leaving', address: CLIENT };
  expect(played(opened(), again, ready)).toMatchObject(leaving);
  expect(played(opened(), again, event, ready)).toMatchObject(leaving);
});

test('what was refused is left by an answer, or where the server is asked anew', () => {
  const state = played(refused);
  for (const event of [opened(), refused, lost, { type: 'blocked' }] as const) {
    expect(authorizeReducer(state, event)).toBe(state);
  }
  // The refusal may have been about a session that was just ending in another tab.
  expect(played(refused, { type: 'reopened' }, opened()).step).toBe('consent');
});

test('a level too low may be left without signing in, and its request may be over', () => {
  const short = opened({ next: 'level' }, true);
  expect(played(short, ready)).toMatchObject({ step: 'leaving', address: CLIENT });
  expect(played(short, refused).step).toBe('refused');
});

describe('somebody else', () => {
  const again = { type: 'reopened' } as const;

  test('is told so, and still after the language has changed', () => {
    const state = played(opened(), again, opened({ person: other }));
    expect(state).toMatchObject({ step: 'consent', switched: true, request: { person: other } });
    const quiet = [again, { type: 'reopened', quiet: true } as const, opened({ person: other })];
    expect(quiet.reduce(authorizeReducer, state).switched).toBe(true);
  });

  test('is not who was there all along, or comes first', () => {
    expect(played(opened(), again, opened()).switched).toBe(false);
    expect(played(opened({ next: 'level', person: null }, true), again, opened()).switched).toBe(false);
  });
});
