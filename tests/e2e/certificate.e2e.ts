/** Signing in with a digital certificate: /uaa/CALogin. */
import { createSign } from 'node:crypto';
import forge from 'node-forge';
import { endpoints } from '../../src/contract/endpoints';
import { type SubCodeName, subCodes } from '../../src/contract/subCodes';
import type { MessageKey } from '../../src/locales/zh-CN/index';
import { containerOf, downloaded, fileOf, PIN } from './support/journeys/certificates';
import { hardTest } from './support/run/hard';
import { findings } from './support/screens/axe';
import { storedBy } from './support/screens/storage';
import { aVisitor, aVisitorAt } from './support/setup';
import type { Visitor } from './support/visitor';
import type { Language } from './support/words';

const HOME = '/user/identity_manage';
const deepLink = `${HOME}?from=mail`;
const page = `/uaa/CALogin?referer=${encodeURIComponent(deepLink)}`;
const CHALLENGE = endpoints.caChallenge.slice('POST '.length);
const LOGIN = endpoints.caLogin.slice('POST '.length);
const NOT_SIGNED_IN = 'GET /anonApi/user/v1/online';
const WHO = 'GET /authApi/account/v1/detail';
/** A message that only the library for PKCS#12 files contains. */
const OPENER = 'PKCS#12 MAC could not be verified';
const MEGABYTE = 1024 * 1024;

async function atTheDoor(language: Language = 'zh-CN'): Promise<Visitor> {
  const visitor = await aVisitor(language);
  return visitor.opens(page);
}

async function offers(visitor: Visitor, name: string, pin = PIN): Promise<Visitor> {
  await visitor.chooses('file', await downloaded(visitor, name));
  await visitor.fills('pin', pin);
  return visitor.confirms();
}

/** Waits for an error message at a field, in the visitor's language. */
async function seesErrorAt(visitor: Visitor, field: string, words: MessageKey, values = {}): Promise<void> {
  const wanted = visitor.says(words, values);
  await visitor.sees(words, values);
  await visitor.seesFieldError(field, wanted);
}

// Covered by tests/mock/checks/certificates.test.ts and tests/features/certificate/pkcs12.test.ts.
hardTest(
  'signs in with an old container, as a legal representative, and shortly before the expiry',
  async () => {
    for (const [name, account] of [
      ['legacy', 'demo'],
      ['boss', 'boss'],
      ['boss-expiring', 'boss'],
    ] as const) {
      const visitor = await atTheDoor();
      await offers(visitor, name);
      await visitor.arrivesAt(deepLink);
      expect(await visitor.reads(WHO)).toMatchObject({ account });
    }
  },
);

// Each refusal is in tests/mock/checks/certificates.test.ts; errors at fields are in
// tests/components/Form/useForm.test.tsx.
hardTest("shows the server's refusal at the file until another file is chosen", async () => {
  const visitor = await atTheDoor('pt-BR');
  const title = await visitor.page.title();
  for (const [name, subCode] of [
    ['not-yet', 'CERT_NOT_YET'],
    ['revoked', 'CERT_REVOKED'],
    ['unknown-issuer', 'CERT_ISSUER_UNKNOWN'],
    ['not-bound', 'CERT_NOT_BOUND'],
    ['company', 'CERT_OF_COMPANY'],
    ['expired', 'CERT_EXPIRED'],
  ] as const satisfies [string, SubCodeName][]) {
    await offers(visitor, name);
    await seesErrorAt(visitor, 'file', `subCode.${subCode}`);
    await visitor.waitsForFocus('file');
    expect(await visitor.page.title()).toBe(visitor.says('common.errorTitle', { title }));
    expect(await visitor.valueOf('pin')).toBe(PIN);
    await visitor.sees(`my-${name}.pfx`);
  }
  expect(await visitor.reads(NOT_SIGNED_IN)).toBe(false);
  expect(await findings(visitor)).toEqual([]);
  await visitor.chooses('file', await downloaded(visitor, 'demo'));
  await visitor.seesNoMore('my-expired.pfx');
  await visitor.presses('certificate.submit');
  await visitor.arrivesAt(deepLink);
});

// Covered by CertificateFileInput.test.tsx, CertificateForm.test.tsx and certificateFile.test.ts of
// tests/features/certificate.
hardTest('reports a dropped file and a wrong PIN at their fields, without a request', async () => {
  const visitor = await atTheDoor();
  const drop = (selector: string) =>
    visitor.page.$eval(selector, (target) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['text'], 'my-dropped.p12'));
      const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
      return target.dispatchEvent(event);
    });
  expect(await drop('h1')).toBe(false);
  await visitor.doesNotSee('my-dropped.p12');
  expect(await drop('label.drop-zone')).toBe(false);
  await visitor.sees('my-dropped.p12');
  await seesErrorAt(visitor, 'file', 'certificate.problem.notContainer');

  await offers(visitor, 'demo', 'pin-2025');
  await seesErrorAt(visitor, 'pin', 'certificate.problem.wrongPin');
  await visitor.waitsForFocus('pin');
  expect(await visitor.valueOf('pin')).toBe('');
  expect(await findings(visitor)).toEqual([]);
  expect(visitor.requestsTo(CHALLENGE, 'POST')).toEqual([]);
});

// Covered by tests/features/certificate.
hardTest(
  'reports missing fields and files that are no certificates immediately, and accepts another file',
  async () => {
    const visitor = await atTheDoor('en-US');
    expect(await findings(visitor)).toEqual([]);
    await visitor.presses('certificate.submit');
    await seesErrorAt(visitor, 'file', 'certificate.file.required');
    await seesErrorAt(visitor, 'pin', 'certificate.pin.required');
    await visitor.waitsForFocus('file');

    const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]);
    // Markup in a file name is shown as text.
    await visitor.chooses('file', fileOf('<img src=x onerror=alert(1)>\u202Egpj.p12', new Uint8Array(0)));
    await visitor.sees('<img src=x onerror=alert(1)>');
    expect(await visitor.has('main img')).toBe(false);
    await seesErrorAt(visitor, 'file', 'certificate.problem.empty');
    await visitor.chooses('file', fileOf('film.p12', new Uint8Array(20 * MEGABYTE)));
    await seesErrorAt(visitor, 'file', 'certificate.problem.tooLarge', { limit: 1 });
    await visitor.chooses('file', fileOf('my-photo.pfx', jpeg));
    await seesErrorAt(visitor, 'file', 'certificate.problem.notContainer');
    await visitor.sees('my-photo.pfx');
    expect(await findings(visitor)).toEqual([]);
    await visitor.fills('pin', PIN);
    await visitor.confirms();
    await visitor.waitsForFocus('file');
    expect(visitor.requestsTo(CHALLENGE, 'POST')).toEqual([]);
    await visitor.chooses('file', await downloaded(visitor, 'demo'));
    await visitor.seesNoMore('certificate.problem.notContainer');
    await visitor.presses('certificate.submit');
    await visitor.arrivesAt(deepLink);
  },
);

// Covered by tests/components/Form/useForm.test.tsx (typed input) and tests/features/certificate/signer.test.ts.
hardTest(
  'keeps all values after a server error, and replaces an expired challenge without a message',
  async () => {
    const visitor = await atTheDoor();
    visitor.watch.tolerate(/status of 503|http error/);
    await visitor.injectsFault(endpoints.caLogin, { status: 503, times: 1 });
    await offers(visitor, 'demo');
    expect(await visitor.refusal()).toBe(visitor.says('error.http.503'));
    expect(await findings(visitor)).toEqual([]);
    expect(await visitor.valueOf('pin')).toBe(PIN);

    const refusal = { code: 40000, data: null, subCode: subCodes.CHALLENGE_EXPIRED, subMsg: 'ran out' };
    await visitor.injectsFault(endpoints.caLogin, { body: refusal, times: 1 });
    const before = visitor.requestsTo(CHALLENGE, 'POST').length;
    await visitor.presses('certificate.submit');
    await visitor.arrivesAt(deepLink);
    expect(visitor.requestsTo(CHALLENGE, 'POST')).toHaveLength(before + 2);
    expect(visitor.watch.announced.join(' ')).not.toContain('ran out');
  },
);

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
  await offers(visitor, 'demo');
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

describe('a key service', () => {
  /** Registers a key service with the demo certificate. */
  async function withToken(visitor: Visitor, behavior: 'signs' | 'cancels' = 'signs'): Promise<void> {
    const { asn1, pki, pkcs12 } = forge;
    const container = await containerOf(visitor, 'demo');
    const opened = pkcs12.pkcs12FromAsn1(asn1.fromDer(container.toString('binary')), PIN);
    const bagOf = (type: string) => opened.getBags({ bagType: type })[type]?.[0];
    const cert = bagOf(pki.oids.certBag as string)?.cert as forge.pki.Certificate;
    const key = bagOf(pki.oids.pkcs8ShroudedKeyBag as string)?.key as forge.pki.rsa.PrivateKey;
    const der = Buffer.from(asn1.toDer(pki.certificateToAsn1(cert)).getBytes(), 'binary').toString('base64');
    const pem = pki.privateKeyToPem(key);
    await visitor.page.exposeFunction('tokenCertificate', () => der);
    await visitor.page.exposeFunction('tokenSign', (challenge: string) =>
      createSign('sha256').update(Buffer.from(challenge, 'base64')).sign(pem, 'base64'),
    );
    await visitor.page.evaluateOnNewDocument((cancels) => {
      const token = window as unknown as Record<
        'tokenCertificate' | 'tokenSign',
        (text?: string) => Promise<string>
      >;
      const service = {
        name: 'Token 7',
        certificate: () => token.tokenCertificate(),
        sign: (challenge: string) =>
          cancels ? Promise.reject(new DOMException('no', 'AbortError')) : token.tokenSign(challenge),
      };
      Object.assign(window, { portalKeyService: service });
    }, behavior === 'cancels');
  }

  // Covered by CertificateForm.test.tsx and keyService.test.ts of tests/features/certificate.
  hardTest('replaces the file and the PIN', async () => {
    const visitor = await aVisitor();
    await withToken(visitor);
    await visitor.opens(page);
    await visitor.sees('certificate.service.found', { name: 'Token 7' });
    expect(await visitor.has('input')).toBe(false);
    expect(await findings(visitor)).toEqual([]);
    await visitor.presses('certificate.submit');
    await visitor.arrivesAt(deepLink);
    expect(await visitor.reads(WHO)).toMatchObject({ account: 'demo' });
  });

  // Also in tests/features/certificate/keyService.test.ts and signer.test.ts.
  hardTest('shows that the user declined it, and lets the user choose a file instead', async () => {
    const visitor = await aVisitor('en-US');
    visitor.watch.tolerate(/canceled/);
    await withToken(visitor, 'cancels');
    await visitor.opens(page);
    await visitor.presses('certificate.submit');
    expect(await visitor.refusal()).toBe(visitor.says('certificate.problem.canceled'));
    expect(await findings(visitor)).toEqual([]);
    expect(await visitor.reads(NOT_SIGNED_IN)).toBe(false);
    await visitor.presses('certificate.service.toFile');
    await offers(visitor, 'demo');
    await visitor.arrivesAt(deepLink);
  });

  // Also in tests/features/certificate/keyService.test.ts.
  hardTest(
    'appears on an open page when it becomes available, beside a link to the other sign-in channels',
    async () => {
      const visitor = await atTheDoor();
      await visitor.findsAt('input[name="pin"]');
      await visitor.page.evaluate(() => {
        const never = () => new Promise<string>(() => undefined);
        Object.assign(window, { portalKeyService: { name: 'Token 8', certificate: never, sign: never } });
        window.dispatchEvent(new Event('portalkeyservice'));
      });
      await visitor.sees('certificate.service.found', { name: 'Token 8' });
      await visitor.presses('certificate.otherWays', 'link');
      await visitor.arrivesAt(`/uaa/login?referer=${encodeURIComponent(deepLink)}`);
    },
  );
});
