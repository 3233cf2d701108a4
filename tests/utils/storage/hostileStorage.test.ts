/**
 * Storage with unknown content, full storage and forbidden storage: readers of the keys of docs/storage.md return the same as
 * from empty storage, and writers do not throw.
 * @jest-environment jsdom
 */
import { renderHook } from '@testing-library/react';
import { readCancellationEnd } from '@/features/accountSecurity/cancellation/cancellationEnd';
import { readActivityTimes } from '@/features/idleTimeout/activityTimes';
import { useTabState } from '@/hooks/useTabState';
import { LOCALES } from '@/locales/languages';
import { readSubmittedAppeal } from '@/pages/uaa/appeal/submittedAppeal';
import { hasVisitedLevelGuide } from '@/pages/uaa/authorize/requestRedirects';
import { useScopeSelection } from '@/pages/uaa/authorize/useScopeSelection';
import { readMobileProofs } from '@/pages/uaa/register/mobileProofStore';
import { initialResetState } from '@/pages/uaa/resetPwd/resetReducer';
import { readResetPlace, readStoredReset } from '@/pages/uaa/resetPwd/resetStore';
import { readMobileChange, toInitialState } from '@/pages/user/info_manage/modify_mobile/useMobileChange';
import { getLocale } from '@/utils/i18n/locale';
import { readLoginChannel, readLoginReferer } from '@/utils/routing/loginReferer';
import { readActingRole } from '@/utils/storage/actingStore';
import { findCode, forgetCodes, getCodeId, getCodesSnapshot, saveCode } from '@/utils/storage/codeStore';
import { readDraft } from '@/utils/storage/drafts';
import { readLastChannel } from '@/utils/storage/lastChannel';
import { readLoginHint } from '@/utils/storage/loginHint';
import { readSignOutReason } from '@/utils/storage/signOutReason';
import { createTicketStore } from '@/utils/storage/ticketStore';
import defaultSettings from '../../../config/defaultSettings';
import { tableRows } from '../../contract/tables';
import { makeSentCode } from '../../support/builders/sentCode';
import { fillStorage, forbidStorage } from '../../support/fakes/brokenStorage';

type FormInstance = import('antd').FormInstance;

const NOW = Date.now();
const NO_PARAMS = new URLSearchParams();
const CODE = getCodeId('login', '15400000001');
const REQUEST = {
  requestId: 'r1',
  scopes: [{ scope: 'email', required: false }],
  person: { account: 'demo' },
};
const SENT = makeSentCode();

/** A form that stores the set values. */
function fakeForm() {
  const values = {};
  return {
    values,
    form: {
      setFieldsValue: (more: object) => Object.assign(values, more),
      getFieldsValue: () => values,
    } as unknown as FormInstance,
  };
}

const FIELDS = ['mobile'] as const;
function readForm(name: string): object {
  const { form, values } = fakeForm();
  renderHook(() => useTabState(form, name, FIELDS));
  return values;
}

/** Returns the settings of a new page, which reads them once. */
function loadSettings(): unknown {
  let settings: unknown;
  jest.isolateModules(() => {
    settings = (require('@/theme/settings') as typeof import('@/theme/settings')).getSettings();
  });
  return settings;
}

/** The value that each reader returns for unknown content. */
const readers: Record<string, [read: () => unknown, nothing: unknown]> = {
  umi_locale: [() => LOCALES.includes(getLocale()), true],
  portal_visit_locale: [() => LOCALES.includes(getLocale()), true],
  portal_settings: [loadSettings, defaultSettings],
  portal_activity: [() => readActivityTimes(NOW), { lastActivity: 0, lastReport: 0 }],
  portal_codes: [() => findCode(getCodesSnapshot(), CODE), null],
  portal_draft_address: [() => readDraft('address', ['district']), null],
  portal_login_referer: [readLoginReferer, '/'],
  portal_kept_actingRole: [readActingRole, null],
  portal_kept_appealMade: [readSubmittedAppeal, null],
  portal_kept_canceled: [readCancellationEnd, null],
  portal_kept_consent: [
    () => renderHook(() => useScopeSelection(REQUEST as never)).result.current.unticked,
    [],
  ],
  portal_kept_guidedRequest: [() => hasVisitedLevelGuide('r1'), false],
  portal_kept_loginHint: [() => readLoginHint('/'), { account: '', client: '' }],
  portal_kept_mobileProof: [() => readMobileChange('1', '154****0001', NOW), toInitialState('154****0001')],
  portal_kept_register_proofs: [readMobileProofs, {}],
  portal_kept_reset: [() => readStoredReset(NOW), initialResetState],
  portal_kept_resetPlace: [readResetPlace, { id: '', reports: false, referer: '/' }],
  portal_kept_signOutReason: [readSignOutReason, null],
};

const TICKETS = ['bind', 'frozen', 'lost', 'paused', 'secondFactor', 'undo'];
const readTicket = (name: string) => createTicketStore(name).read(NO_PARAMS);

/** Readers that return any text, because the server or a list of sign-in methods validates it. */
const TEXTS: Record<string, () => unknown> = {
  portal_last_channel: readLastChannel,
  portal_login_channel: readLoginChannel,
  ...Object.fromEntries(TICKETS.map((name) => [`portal_kept_${name}`, () => readTicket(name)])),
};

/** Keys whose value is compared with a fixed one, or that other tests cover. */
const COVERED_ELSEWHERE = [
  'portal_chunk_reload',
  'portal_passkey_declined',
  'portal_kept_activation',
  'portal_kept_authorizationForm',
  'portal_kept_channel',
  'portal_kept_passkeyOffer',
  'portal_kept_resetMethod',
  'portal_kept_signedIn',
  'portal_kept_unfreezing',
];

/** Storage keys without cookies and prefixes. */
const keys = tableRows('docs/storage.md', 'key')
  .map(([key = '']) => key.replaceAll('`', ''))
  .filter((key) => !key.endsWith('(cookie)') && !/_…$/.test(key));
const drafts = keys.filter((key) => key.startsWith('portal_draft_'));
/** Forms that store texts. */
const forms = keys.filter(
  (key) => !drafts.includes(key) && !(key in readers) && !(key in TEXTS) && !COVERED_ELSEWHERE.includes(key),
);

/** Values that a user, an older version or a failing disk may have written. */
const DAMAGED = [
  '',
  '{',
  '\u0000',
  'null',
  'true',
  '17',
  '"text"',
  '[]',
  '[null,{}]',
  '{}',
  '{"__proto__":{"polluted":1},"constructor":1}',
  '{"at":"x","values":null,"lastActivity":"a","lastReport":{},"mobile":{},"register":5,"guardian":[]}',
  `{"login-x":${'['.repeat(2000)}${']'.repeat(2000)}}`,
  `"${'x'.repeat(100_000)}"`,
];

const areas = ['localStorage', 'sessionStorage'] as const;

beforeEach(() => forgetCodes());

describe('reads a damaged value like a missing one:', () => {
  afterEach(() => expect(({} as { polluted?: number }).polluted).toBeUndefined());

  const putEverywhere = (key: string, text: string) => {
    for (const area of areas) window[area].setItem(key, text);
  };

  test.each(Object.entries(readers))('%s', (key, [read, nothing]) => {
    expect(keys).toContain(key);
    for (const text of DAMAGED) {
      putEverywhere(key, text);
      expect([text, read()]).toEqual([text, nothing]);
    }
  });

  test.each(Object.entries(TEXTS))('%s, which is a text', (key, read) => {
    expect(keys).toContain(key);
    for (const text of DAMAGED) {
      putEverywhere(key, text);
      expect(typeof read()).toBe('string');
    }
  });

  test.each(forms)('%s, which belongs to a form', (key) => {
    for (const text of DAMAGED) {
      putEverywhere(key, text);
      expect(readForm(key.slice('portal_kept_'.length))).toEqual({});
    }
  });

  test.each(drafts)('%s', (key) => {
    for (const text of DAMAGED) {
      putEverywhere(key, text);
      expect(readDraft(key.slice('portal_draft_'.length), ['name', '__proto__'])).toBeNull();
    }
  });

  test('knows the keys of docs/storage.md', () => {
    expect(COVERED_ELSEWHERE.filter((key) => !keys.includes(key))).toEqual([]);
    expect(forms).not.toEqual([]);
    expect(forms.filter((key) => !key.startsWith('portal_kept_'))).toEqual([]);
  });
});

describe.each([
  ['is full', fillStorage],
  ['is forbidden', forbidStorage],
])('if storage %s', (_name, fail) => {
  beforeEach(() => void fail());
  afterEach(() => jest.restoreAllMocks());

  test('reads every key as if it were empty', () => {
    for (const [key, [read, nothing]] of Object.entries(readers))
      expect([key, read()]).toEqual([key, nothing]);
    expect(readLastChannel()).toBeNull();
    expect(TICKETS.map(readTicket)).toEqual(TICKETS.map(() => ''));
    expect(readForm('sms')).toEqual({});
  });

  test('stores a sent code in memory', () => {
    saveCode(CODE, SENT, '154****0001');
    expect(findCode(getCodesSnapshot(), CODE)?.destination).toBe('154****0001');
    forgetCodes();
    expect(findCode(getCodesSnapshot(), CODE)).toBeNull();
  });

  test('applies settings to this page', () => {
    const settings = require('@/theme/settings') as typeof import('@/theme/settings');
    settings.changeSettings({ navTheme: 'realDark' });
    expect(settings.getSettings().navTheme).toBe('realDark');
    settings.resetSettings();
  });
});
