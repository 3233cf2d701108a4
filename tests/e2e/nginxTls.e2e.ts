/** nginx with TLS, configured as described in the comments of config/nginx/deployment. */
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { join } from 'node:path';
import forge from 'node-forge';
import { DAY } from '../../src/constants';
import { NGINX_START_TIMEOUT, type Nginx, startNginx } from './support/run/nginx';
import { expectSecurityHeaders, FakeApi, sendRequest } from './support/run/nginxRequests';

/** Creates a key and a self-signed certificate for this machine, as PEM; valid for a day. */
function makeCertificate(): { certificate: string; key: string } {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
  const signer = forge.pki.privateKeyFromPem(key);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(signer.n, signer.e);
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date(Date.now() - DAY);
  certificate.validity.notAfter = new Date(Date.now() + DAY);
  const name = [{ name: 'commonName', value: 'localhost' }];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.sign(signer, forge.md.sha256.create());
  return { certificate: forge.pki.certificateToPem(certificate), key };
}

const HSTS = 'strict-transport-security';
const HSTS_VALUE = 'max-age=63072000';
const CHALLENGE = '/.well-known/acme-challenge/';

let api: FakeApi;
let nginx: Nginx;
let plain: Nginx;
beforeAll(async () => {
  api = await FakeApi.start();
  api.answer = (_req, res) => void res.setHeader(HSTS, 'max-age=0').end('received');
  nginx = await startNginx({ api: api.address, tls: makeCertificate() });
  plain = await startNginx({ api: api.address });
}, NGINX_START_TIMEOUT);
afterAll(async () => {
  await Promise.all([nginx?.stop(), plain?.stop()]);
  api?.close();
});

test.each([
  [200, '/uaa/login', {}],
  [200, '/anonApi/x', {}],
  [404, '/missing.js', {}],
  [421, '/', { host: 'evil.example.com' }],
])('returns %i by https for %s with one HSTS header, request headers %j', async (status, path, headers) => {
  const response = await sendRequest(nginx.origin, path, { headers: { ...headers } });
  expect([response.status, response.headers[HSTS]]).toEqual([status, [HSTS_VALUE]]);
  expectSecurityHeaders(response);
});

/** Sends a request by HTTP/2 with exactly these headers. */
async function sendByHttp2(headers: Record<string, string>) {
  const session = connect(nginx.origin, { rejectUnauthorized: false });
  try {
    const stream = session.request(headers).resume();
    const [response] = (await once(stream, 'response')) as [IncomingHttpHeaders];
    return response;
  } finally {
    session.destroy();
  }
}

test('returns one HSTS header by HTTP/2', async () => {
  const response = await sendByHttp2({ ':path': '/anonApi/x' });
  expect([response[':status'], response[HSTS]]).toEqual([200, HSTS_VALUE]);
});

test.each([
  [404, { ':path': '/anonApi/..;/mock/x' }],
  [404, { ':path': '/anonApi/..%2fmock/x' }],
  [404, { ':path': '/anonApi\\..\\mock' }],
  [421, { ':path': '/anonApi/x', ':authority': 'evil.example.com' }],
])('returns %i by HTTP/2 for %j without a request to the API', async (status, headers) => {
  const { answer } = api;
  let received = 0;
  api.answer = () => {
    received += 1;
  };
  const response = await sendByHttp2(headers as Record<string, string>);
  api.answer = answer;
  expect([response[':status'], received]).toEqual([status, 0]);
});

test('reports https to the API', async () => {
  const { answer } = api;
  const { reached } = await api.receive(nginx.origin, '/anonApi/x', {
    headers: { 'x-forwarded-proto': 'http' },
  });
  api.answer = answer;
  expect(reached?.headers['x-forwarded-proto']).toBe('https');
});

test.each(['/uaa/authorize?state=a%20b&x=;', '/anonApi/x', '/'])(
  'redirects %s from http to https for any method',
  async (path) => {
    for (const method of ['GET', 'POST']) {
      const response = await sendRequest(nginx.plainOrigin, path, { method });
      expect([response.status, response.headers.location]).toEqual([301, [`https://127.0.0.1${path}`]]);
      expect([response.headers[HSTS], response.headers['cache-control']]).toEqual([undefined, ['no-store']]);
      expectSecurityHeaders(response);
    }
  },
);

test("does not redirect to a host name that is not the portal's", async () => {
  const response = await sendRequest(nginx.plainOrigin, '/', { headers: { host: 'evil.example.com' } });
  expect([response.status, response.headers.location]).toEqual([421, undefined]);
  expectSecurityHeaders(response);
});

test('does not return an HSTS header without TLS, even if the API sends one', async () => {
  for (const path of ['/', '/anonApi/x']) {
    expect((await sendRequest(plain.origin, path)).headers[HSTS]).toBeUndefined();
  }
});

describe('the certificate authority', () => {
  test('gets the challenge, with TLS and before a certificate exists', async () => {
    for (const { challenges, ...at } of [nginx, plain]) {
      writeFileSync(join(challenges, 'a-Token_1'), 'a-Token_1.thumbprint');
      for (const origin of [at.origin, at.plainOrigin]) {
        const response = await sendRequest(origin, `${CHALLENGE}a-Token_1`);
        expect([response.status, response.body.toString()]).toEqual([200, 'a-Token_1.thumbprint']);
        expect(response.headers['content-type']).toEqual(['text/plain; charset=utf-8']);
        expect(response.headers['cache-control']).toEqual(['no-store']);
        expectSecurityHeaders(response);
      }
    }
  });

  test.each(['', 'gone', '.hidden', 'x.html', 'x/y', '..%2f.hidden', 'x%2f..%2f.hidden'])(
    'gets no other file: %s',
    async (name) => {
      for (const file of ['.hidden', 'x.html']) writeFileSync(join(nginx.challenges, file), 'secret');
      const { status, body } = await sendRequest(nginx.origin, CHALLENGE + name);
      expect([[400, 404].includes(status), body.toString()]).toEqual([
        true,
        expect.not.stringContaining('secret'),
      ]);
    },
  );
});
