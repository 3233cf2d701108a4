import { RETRY_AFTER_MAX } from '@/constants';
import { subCodes } from '@/contract/subCodes';
import en from '@/locales/en-US/error';
import { HttpError, parseRetryAfter } from '@/utils/http/httpErrors';

import { allowHosts } from '@/utils/routing/sanitizeAddress';
import { moveTo } from '../../support/fakes/fakeWindow';
import { visits } from '../../support/fakes/umi';
import { json, raw, success } from '../../support/servers/apiServer';
import { call, failure, setUp } from '../../support/servers/requests';

const setup = setUp();
const texts = en as Record<string, string>;
const failing = () => failure(call('accountDetail'));

describe('any other status', () => {
  test.each([400, 403, 404, 406, 410, 422, 500, 502, 503, 504])(
    '%i shows its mapped text and throws',
    async (status) => {
      setup.api.answers(json({}, status));
      const error = await failing();
      expect(error).toBeInstanceOf(HttpError);
      expect(error.message).toBe('http error');
      expect(error.status).toBe(status);
      expect(error.response.status).toBe(status);
      expect(setup.notices).toEqual([
        {
          kind: 'request',
          type: 'error',
          title: `Request error ${status}: /authApi/account/v1/detail`,
          description: texts[`error.http.${status}`],
        },
      ]);
      expect(setup.api.received).toHaveLength(1);
    },
  );

  test('shows the status text of a status without a text of its own', async () => {
    setup.api.answers((_, response) => void response.writeHead(418, "I'm a teapot").end());
    expect((await failing()).status).toBe(418);
    expect(setup.notices[0]?.description).toBe("I'm a teapot");
  });

  test('shows the address without query and timestamp', async () => {
    setup.api.answers(json({}, 500));
    await failure(call('checkCaptcha', { query: { captcha: 'abcd' } }));
    expect(setup.notices[0]?.title).toBe('Request error 500: /anonApi/component/v1/checkCaptcha');
  });

  test('does not show the HTML of a gateway', async () => {
    setup.api.answers(raw('<html><h1>502 Bad Gateway</h1>nginx', 502));
    const error = await failing();
    expect(error.status).toBe(502);
    expect(setup.notices[0]?.description).toBe(texts['error.http.502']);
    expect(JSON.stringify([setup.notices, error.data])).not.toContain('nginx');
  });

  test('throws without a notice for a quiet call', async () => {
    setup.api.answers(json({}, 500));
    expect((await failure(call('getVersion', { quiet: true }))).status).toBe(500);
    expect(setup.notices).toEqual([]);
  });
});

describe('401', () => {
  test('redirects to sign-in with path and query as referer, without notice, and throws', async () => {
    moveTo('/user/account_manage/account_list?page=2&q=a%26b#x');
    setup.api.answers(json({}, 401));
    expect((await failing()).status).toBe(401);
    const referer = encodeURIComponent('/user/account_manage/account_list?page=2&q=a%26b');
    expect(visits).toEqual([`replace /uaa/login?referer=${referer}`]);
    expect(setup.notices).toEqual([]);
  });

  test.each([
    ['SESSION_ENDED_ELSEWHERE', '"otherDevice"'],
    ['NO_SESSION', '"ended"'],
  ] as const)('stores %s for the sign-in page as %s', async (subCode, reason) => {
    window.sessionStorage.setItem('portal_kept_signedIn', 'true');
    moveTo('/user/identity_manage');
    const envelope = { code: 40000, data: null, subCode: subCodes[subCode], subMsg: 'words' };
    setup.api.answers(json(envelope, 401));
    expect((await failing()).status).toBe(401);
    expect(window.sessionStorage.getItem('portal_kept_signOutReason')).toBe(reason);
    expect(setup.notices).toEqual([]);
  });

  test('redirects once for five concurrent calls', async () => {
    moveTo('/user/identity_manage');
    setup.api.answers(json({}, 401));
    await Promise.all([1, 2, 3, 4, 5].map(failing));
    expect(visits).toEqual(['replace /uaa/login?referer=%2Fuser%2Fidentity_manage']);
  });

  test('removes cached responses', async () => {
    setup.api.answers(success('mine'), json({}, 401), success('theirs'));
    await call('getVersion', { cache: true });
    await failing();
    expect(await call('getVersion', { cache: true })).toBe('theirs');
  });
});

describe('402', () => {
  test('redirects to a page of the portal', async () => {
    setup.api.answers(json({ message: '/error?status=403' }, 402));
    expect((await failing()).status).toBe(402);
    expect(visits).toEqual(['push /error?status=403']);
    expect(setup.notices).toEqual([]);
  });

  test('redirects to an allowed host', async () => {
    allowHosts(['pay.example.com']);
    setup.api.answers(json({ message: 'https://pay.example.com/x?y=1' }, 402));
    await failing();
    expect(window.location.assign).toHaveBeenCalledWith('https://pay.example.com/x?y=1');
    expect(setup.notices).toEqual([]);
  });

  test.each(['javascript:alert(1)', '', 'https://evil.example/', ['/account']])(
    'does not redirect to %j and shows a notice',
    async (message) => {
      allowHosts(['pay.example.com']);
      setup.api.answers(json({ message }, 402));
      await failing();
      expect(visits).toEqual([]);
      expect(window.location.assign).not.toHaveBeenCalled();
      expect(setup.notices).toEqual([
        expect.objectContaining({ description: texts['error.redirectRefused'] }),
      ]);
    },
  );

  test.each([
    ['an HTML body', raw('<script>location="//evil.example"</script>', 402)],
    ['JSON whose message is null', json({ message: null }, 402)],
  ])('does not redirect for %s, and shows the notice of the status', async (_, answer) => {
    setup.api.answers(answer);
    await failing();
    expect(visits).toEqual([]);
    expect(setup.notices).toEqual([expect.objectContaining({ description: 'Payment Required' })]);
  });
});

describe('403', () => {
  const guided = (redirectUrl: unknown, subCode = '11110') =>
    json({ code: 40000, data: { redirectUrl }, subCode, subMsg: 'guide' }, 403);

  test('redirects to a due guide once, without a notice', async () => {
    setup.api.answers(guided('/uaa/modifyPwdGuide?referer=%2F'));
    const errors = await Promise.all([failing(), failing()]);
    expect(errors.map((error) => error.subCode)).toEqual(['11110', '11110']);
    expect(visits).toEqual(['replace /uaa/modifyPwdGuide?referer=%2F']);
    expect(setup.notices).toEqual([]);
  });

  test.each(['https://sso.example.com/', null])('shows a notice for the guide %j', async (address) => {
    allowHosts(['sso.example.com']);
    setup.api.answers(guided(address));
    await failing();
    expect(visits).toEqual([]);
    expect(window.location.assign).not.toHaveBeenCalled();
    expect(setup.notices).toHaveLength(1);
  });

  test('shows a notice for another subCode', async () => {
    setup.api.answers(guided('/uaa/modifyPwdGuide', '11109'));
    expect((await failing()).subCode).toBe('11109');
    expect(visits).toEqual([]);
    expect(setup.notices[0]?.description).toBe(texts['error.http.403']);
  });
});

test('rejects 422 with the wrong fields', async () => {
  const data = { email: '11112' };
  setup.api.answers(json({ code: 40000, data, subCode: '11112', subMsg: '' }, 422));
  expect((await failing()).data).toEqual(data);
  expect(setup.notices[0]?.description).toBe(texts['error.http.422']);
});

test('rejects 428 with the methods and without a notice', async () => {
  setup.api.answers(json({ code: 40000, data: { methods: ['pwd'] }, subCode: null, subMsg: '' }, 428));
  const error = await failing();
  expect([error.status, error.data]).toEqual([428, { methods: ['pwd'] }]);
  expect(setup.notices).toEqual([]);
});

test('rejects 429 with the wait in ms', async () => {
  setup.api.answers(json({}, 429, { 'Retry-After': '7' }));
  expect((await failing()).retryAfter).toBe(7000);
  expect(setup.notices).toHaveLength(1);
});

test.each([
  ['61', texts['error.http.429.wait']?.replace('{minutes}', '2')],
  ['7199', texts['error.http.429.wait']?.replace('{minutes}', '120')],
  ['7200', texts['error.http.429.hours']?.replace('{hours}', '2')],
  ['9'.repeat(20), texts['error.http.429.hours']?.replace('{hours}', '24')],
  ['soon', texts['error.http.429']],
  [null, texts['error.http.429']],
])('shows after a 429 with Retry-After %j how long to wait, if that is known', async (header, text) => {
  setup.api.answers(json({}, 429, header === null ? {} : { 'Retry-After': header }));
  await failing();
  expect(setup.notices[0]?.description).toBe(text);
});

describe('Retry-After', () => {
  test.each([
    [null, undefined],
    ['30', 30_000],
    ['-5', 0],
    ['soon', 0],
    ['1e9', 0],
    ['99999999999999999999', RETRY_AFTER_MAX],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['Fri, 31 Dec 9999 23:59:59 GMT', RETRY_AFTER_MAX],
  ])('parses %j as a wait of %s ms', (header, wait) => {
    expect(parseRetryAfter(header)).toBe(wait);
  });

  test('accepts a date', () => {
    const wait = parseRetryAfter(new Date(Date.now() + 60_000).toUTCString());
    expect(wait).toBeGreaterThan(57_000);
    expect(wait).toBeLessThanOrEqual(60_000);
  });
});
