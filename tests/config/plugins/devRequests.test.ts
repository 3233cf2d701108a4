/** The development server: Umi's own mock server behind the middleware of config/plugins/devRequests. */
import addDevRequests, { prepareRequest } from '../../../config/plugins/devRequests';
import { describeFailure } from '../../../config/requestTarget';
import { CODE_REFUSED } from '../../../src/contract/envelopeCodes';
import { apiPrefixes, mockPrefix } from '../../../src/contract/prefixes';
import { subCodes } from '../../../src/contract/subCodes';
import { listen } from '../../support/servers/listen';

const express = require('@umijs/bundler-utils/compiled/express');
const { createMockMiddleware } = require('@umijs/preset-umi/dist/features/mock/createMockMiddleware');

/** Responds with the input of the handler. */
const respondWithInput = (req: { params: unknown; body: unknown }, res: { json: (input: unknown) => void }) =>
  res.json({ params: req.params, body: req.body });

const mockData = {
  write: { method: 'POST', path: '/anonApi/write', handler: respondWithInput },
  read: { method: 'GET', path: '/authApi/things/:id', handler: respondWithInput },
};

let server: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  const app = express();
  app.use(prepareRequest);
  app.use(createMockMiddleware({ context: { mockData } }));
  server = await listen(app);
});
afterAll(() => server.close());

async function post(body: BodyInit | undefined, type = 'application/json') {
  const headers = { 'Content-Type': type };
  return (await fetch(`${server.origin}/anonApi/write`, { method: 'POST', headers, body })).json();
}

test('passes a readable body to the handler unchanged', async () => {
  expect((await post('{}')).body).toEqual({});
  expect((await post('{"a":{"b":[1]}}')).body).toEqual({ a: { b: [1] } });
  const form = new URLSearchParams({ grant_type: 'authorization_code' });
  expect((await post(form, 'application/x-www-form-urlencoded')).body).toEqual({
    grant_type: 'authorization_code',
  });
});

test.each(['%ff', '%', 'a%00b', '%c3%28'])(
  'refuses the malformed id %s in the envelope, without a stack trace',
  async (id) => {
    const response = await fetch(`${server.origin}/authApi/things/${id}`);
    expect([response.status, await response.json()]).toEqual([
      400,
      { code: CODE_REFUSED, data: null, subCode: subCodes.BAD_REQUEST, subMsg: null },
    ]);
  },
);

test('returns only the status for a malformed address of a page', async () => {
  const response = await fetch(`${server.origin}/uaa/%ff`);
  expect([response.status, await response.text()]).toEqual([400, '400']);
});

test('describes failures in the envelope for calls only', () => {
  const typeOf = (path: string) => describeFailure(path, 500).type.split(';')[0];
  for (const prefix of [...apiPrefixes, mockPrefix]) {
    for (const path of [`${prefix}/x`, `${prefix}?x`, prefix, `http://a.example${prefix}/x`]) {
      expect([path, typeOf(path)]).toEqual([path, 'application/json']);
    }
    expect(typeOf(`${prefix}s/x`)).toBe('text/plain');
  }
  expect(typeOf('/oauth2/token')).toBe('text/plain');
});

test('runs before the mock', () => {
  const register = jest.fn();
  addDevRequests({ register } as unknown as Parameters<typeof addDevRequests>[0]);
  const [hook] = register.mock.calls[0];
  expect([hook.key, hook.stage < 0, hook.fn()]).toEqual(['addBeforeMiddlewares', true, [prepareRequest]]);
});
