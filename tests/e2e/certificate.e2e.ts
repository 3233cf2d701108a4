/** Signing in with a digital certificate: /uaa/CALogin. */
import forge from 'node-forge';
import { endpoints } from '../../src/contract/endpoints';
import { containerOf, downloaded, PIN } from './support/journeys/certificates';
import { storedBy } from './support/screens/storage';
import { aVisitorAt } from './support/setup';

const HOME = '/user/identity_manage';
const deepLink = `${HOME}?from=mail`;
const page = `/uaa/CALogin?referer=${encodeURIComponent(deepLink)}`;
const LOGIN = endpoints.caLogin.slice('POST '.length);
const WHO = 'GET /authApi/account/v1/detail';
/** A message that only the library for PKCS#12 files contains. */
const OPENER = 'PKCS#12 MAC could not be verified';

/** The private numbers of the key in a container, as binary strings. */
function secretsIn(container: Buffer): string[] {
  const { asn1, pki, pkcs12, util } = forge;
  const opened = pkcs12.pkcs12FromAsn1(asn1.fromDer(container.toString('binary')), PIN);
  const type = pki.oids.pkcs8ShroudedKeyBag as string;
  const key = opened.getBags({ bagType: type })[type]?.[0]?.key as forge.pki.rsa.PrivateKey;
  return [key.d, key.p, key.q].map((number) => {
    const hex = number.toString(16);
    return util.hexToBytes(hex.padStart(hex.length + (hex.length % 2), '0'));
  });
}

/** A text with its base64 parts and its percent-encoding decoded. */
function readingsOf(text: string): string[] {
  const encoded = text.match(/[A-Za-z0-9+/]{16,}={0,2}/g) ?? [];
  return [
    text,
    decodeURIComponent(text.replace(/%(?![\da-f]{2})/gi, '%25')),
    ...encoded.map((one) => Buffer.from(one, 'base64').toString('binary')),
  ];
}

// A refused certificate is covered by tests/mock/checks/certificates.test.ts, and CertificateForm.test.tsx and
// CertificateSummary.test.tsx of tests/features/certificate.
test('a visitor signs in; the library loads when a file is chosen, and PIN and key are neither sent nor stored', async () => {
  const visitor = await aVisitorAt(page.replace('/uaa/CALogin', '/uaa/login'));
  const isLoaded = async () => {
    const scripts = visitor.watch.requests.filter(({ url }) => url.pathname.endsWith('.js'));
    const texts = await Promise.all(scripts.map(async ({ url }) => (await fetch(url)).text()));
    return texts.some((text) => text.includes(OPENER));
  };
  await visitor.presses('login.certificate', 'link');
  await visitor.arrivesAt(page);
  await visitor.settles();
  expect(await isLoaded()).toBe(false);

  const container = await containerOf(visitor, 'demo');
  await visitor.chooses('file', await downloaded(visitor, 'demo'));
  await visitor.fills('pin', PIN);
  await visitor.confirms();
  await visitor.arrivesAt(deepLink);
  expect(await visitor.reads(WHO)).toMatchObject({ account: 'demo' });
  await visitor.settles();
  expect(await isLoaded()).toBe(true);
  const left = await storedBy(visitor);
  const traces = [...visitor.watch.requests.map(({ url, body }) => url.href + body), left];
  const readings = [...traces, ...visitor.watch.console].flatMap(readingsOf);
  const secrets = secretsIn(container);
  const [d = ''] = secrets;
  // Checks the search itself: it finds a secret that is present.
  expect(readingsOf(Buffer.from(`x${d}x`, 'binary').toString('base64')).join('')).toContain(d);
  for (const secret of [PIN, ...secrets, container.toString('binary')]) {
    expect(readings.filter((reading) => reading.includes(secret))).toEqual([]);
  }
  const proof = visitor.requestsTo(LOGIN, 'POST').at(-1);
  expect(Object.keys(JSON.parse(proof?.body ?? '{}')).sort()).toEqual(['certificate', 'id', 'signature']);
});
