import { createPrivateKey, generateKeyPairSync, sign, X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import { getAuthority, getSubjectKeys } from '../../../mock/_domain/checks/certificateAuthority';
import { demoCertificates } from '../../../mock/_domain/checks/demoCertificates';
import { getKeyPair } from '../../../mock/_domain/lib/rsa';
import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { DEMO_PIN } from '../../../mock/_domain/tools/demoContainers';
import { CHALLENGE_LIFETIME, DAY } from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { issueDemoCertificate } from '../certificates';
import { type Browser, runPortal } from '../portal';

const { asn1, md, pkcs12, pki } = forge;
const newBrowser = runPortal();
const SERIAL_OF_DEMO = '5001';

/** A self-signed certificate of a P-256 key. */
const ELLIPTIC =
  'MIIBfTCCASSgAwIBAgIUV4VMrQifd0ATiN4QzLRZnfgUnIMwCgYIKoZIzj0EAwIwDTELMAkGA1UEAwwCRUMwIBcNMjYxMTIxMDgyMTUzWhgPMjEyNjEwMjgwODIxNTNaMA0xCzAJBgNVBAMMAkVDMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEoyYlr06XJVxklZXmSVAOpDSDMwiVFxc9HyEC7MRn/56cWnGt4r1HLFT45FtUIMQWZXcA4gl24NkiMNj/WE2gV6NgMF4wHQYDVR0OBBYEFNuWWXdIzfNRRFQvDjaRfm53HQVeMB8GA1UdIwQYMBaAFNuWWXdIzfNRRFQvDjaRfm53HQVeMA8GA1UdEwEB/wQFMAMBAf8wCwYDVR0PBAQDAgeAMAoGCCqGSM49BAMCA0cAMEQCIB1Rx2lGV9jYtPYeUQ+R/Sn5NUJQT5ezBymPOm6LDvxUAiAbjEvH3kDm6qiKL+zxtal50iXlQqiRfyDTTmaAponz9A==';

const derOf = (certificate: forge.pki.Certificate) =>
  Buffer.from(asn1.toDer(pki.certificateToAsn1(certificate)).getBytes(), 'binary');

async function downloads(browser: Browser, name: string): Promise<Buffer> {
  const response = await browser.fetch('GET /mock/certificates/:name', { params: { name } });
  return Buffer.from(await response.arrayBuffer());
}

/** Opens a container with its PIN: the certificate in DER, the key in PEM. */
function open(container: Buffer, pin = DEMO_PIN) {
  const pfx = pkcs12.pkcs12FromAsn1(asn1.fromDer(container.toString('binary')), pin);
  const bags = pfx.safeContents.flatMap(({ safeBags }) => safeBags);
  const certificate = bags.find(({ cert }) => cert)?.cert as forge.pki.Certificate;
  const key = bags.find((bag) => bag.key)?.key as forge.pki.rsa.PrivateKey;
  return { der: derOf(certificate), key: pki.privateKeyToPem(key), bags };
}

/** Returns a new private key in PEM. */
function newKey(options: { modulusLength: number; publicExponent?: number }): string {
  const { privateKey } = generateKeyPairSync('rsa', options);
  return privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
}

/** Signs a fresh challenge. Returns the body of the sign-in. */
async function signs(browser: Browser, der: Buffer, key: string) {
  const { data } = await browser.call('caChallenge');
  const signature = sign('sha256', Buffer.from(data.challenge, 'base64'), createPrivateKey(key));
  return { id: data.id, certificate: der.toString('base64'), signature: signature.toString('base64') };
}

/** Signs a fresh challenge and sends the signature. `more` replaces fields of the request. */
const signsIn = async (browser: Browser, der: Buffer, key: string, more: Record<string, unknown> = {}) =>
  browser.call('caLogin', { body: { ...(await signs(browser, der, key)), ...more } });

/** Returns a demo certificate in DER, without its container. */
const demo = (name = 'demo') => Buffer.from(issueDemoCertificate(name), 'base64');

const subjectKey = () => pki.privateKeyToPem(getSubjectKeys().privateKey);

const signsInAs = (browser: Browser, name: string) => signsIn(browser, demo(name), subjectKey());

interface Odd {
  usage?: object;
  issuerKey?: forge.pki.rsa.PrivateKey;
  publicKey?: forge.pki.rsa.PublicKey;
  digest?: forge.md.MessageDigest;
}

/** Returns a certificate in the trusted authority's name with the given deviation. */
function odd({ usage = { digitalSignature: true }, issuerKey, publicKey, digest }: Odd): Buffer {
  const certificate = pki.createCertificate();
  certificate.serialNumber = SERIAL_OF_DEMO;
  certificate.publicKey = publicKey ?? getSubjectKeys().publicKey;
  const [notBefore, notAfter] = [new Date(Date.now() - DAY), new Date(Date.now() + DAY)];
  certificate.validity = { notBefore, notAfter };
  certificate.setSubject([{ name: 'commonName', value: 'odd' }]);
  certificate.setIssuer(getAuthority().certificate.subject.attributes);
  certificate.setExtensions([{ name: 'keyUsage', ...usage }]);
  certificate.sign(issuerKey ?? getAuthority().keys.privateKey, digest ?? md.sha256.create());
  return derOf(certificate);
}

describe('the demo certificates', () => {
  test('are listed with a description in every language', async () => {
    const browser = newBrowser();
    const purposes = [];
    for (const lang of ['en-US', 'pt-BR', 'zh-CN', 'zh-TW']) {
      browser.lang = lang;
      const { data } = await browser.tool('GET /mock/certificates');
      const list = data as { name: string; file: string; about: string }[];
      expect(list.map(({ name }) => name)).toEqual(demoCertificates.map(({ name }) => name));
      expect(list.every(({ name, file, about }) => file === `${name}.p12` && about.trim())).toBe(true);
      purposes.push(list[0]?.about);
    }
    expect(new Set(purposes).size).toBe(4);
  });

  test('are downloaded as files that stay the same after a reset', async () => {
    const browser = newBrowser();
    const response = await browser.fetch('GET /mock/certificates/:name', { params: { name: 'demo' } });
    expect(response.headers.get('content-type')).toBe('application/x-pkcs12');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="demo.p12"');
    const first = Buffer.from(await response.arrayBuffer());
    await browser.tool('POST /mock/reset');
    expect((await downloads(browser, 'demo')).equals(first)).toBe(true);
  });

  test.each(['nobody', '__proto__', '..%2Fdemo'])('are unknown by the name %s, with 404', async (name) => {
    const answer = await newBrowser().tool('GET /mock/certificates/:name', { params: { name } });
    expect(answer).toBeRefusedWith('NOT_FOUND');
  });

  test.each(['demo', 'legacy', 'unknown-issuer', 'company'])('%s opens with its PIN only', async (name) => {
    const container = await downloads(newBrowser(), name);
    expect(() => open(container, 'wrong')).toThrow();
    const { der, key } = open(container);
    const [inside, issued] = [new X509Certificate(der), new X509Certificate(demo(name))];
    expect(inside.checkPrivateKey(createPrivateKey(key))).toBe(true);
    expect([inside.subject, inside.serialNumber]).toEqual([issued.subject, issued.serialNumber]);
  });

  test('are encrypted as current software does it, and the one named legacy as older Windows versions do it', async () => {
    const algorithms = async (name: string) => {
      const hex = (await downloads(newBrowser(), name)).toString('hex');
      const inside = (oid: string) =>
        hex.includes(Buffer.from(asn1.oidToDer(oid).getBytes(), 'binary').toString('hex'));
      return {
        aes: inside(pki.oids['aes256-CBC'] as string),
        tripleDes: inside(pki.oids['pbeWithSHAAnd3-KeyTripleDES-CBC'] as string),
        rc2: inside(pki.oids['pbewithSHAAnd40BitRC2-CBC'] as string),
      };
    };
    expect(await algorithms('demo')).toEqual({ aes: true, tripleDes: false, rc2: false });
    expect(await algorithms('legacy')).toEqual({ aes: false, tripleDes: true, rc2: true });
    const { bags, der, key } = open(await downloads(newBrowser(), 'legacy'));
    expect(bags.filter(({ cert }) => cert)).toHaveLength(2);
    expect(await signsIn(newBrowser(), der, key)).toSucceed();
  });
});

describe('signing in', () => {
  test.each([
    ['demo', 'demo', 'person'],
    ['boss', 'boss', 'legal'],
    ['boss-expiring', 'boss', 'legal'],
  ])('signs in with the certificate %s to the account %s', async (name, account, userType) => {
    const browser = newBrowser();
    expect(await signsInAs(browser, name)).toMatchObject({ code: 20000, data: { redirectUrl: null } });
    expect((await browser.call('accountDetail')).data).toMatchObject({ account, userType });
    expect(getPortal().behavior.at(-1)).toMatchObject({
      accountId: `u-${account}`,
      type: 'LOGIN',
      channel: null,
    });
  });

  test.each([
    ['expired', subCodes.CERT_EXPIRED],
    ['not-yet', subCodes.CERT_NOT_YET],
    ['revoked', subCodes.CERT_REVOKED],
  ])(
    'refuses the certificate %s and adds a failure to its owner’s activity record',
    async (name, subCode) => {
      const browser = newBrowser();
      const before = getPortal().behavior.length;
      expect((await signsInAs(browser, name)).subCode).toBe(subCode);
      expect(await browser.isOnline()).toBe(false);
      expect(getPortal().behavior.slice(before)).toMatchObject([
        { accountId: 'u-demo', type: 'LOGIN_FAIL', channel: null, result: 'FAILURE' },
      ]);
    },
  );

  test.each([
    ['unknown-issuer', subCodes.CERT_ISSUER_UNKNOWN],
    ['not-bound', subCodes.CERT_NOT_BOUND],
  ])('refuses a certificate that cannot be assigned to an account: %s', async (name, subCode) => {
    const browser = newBrowser();
    expect((await signsInAs(browser, name)).subCode).toBe(subCode);
    expect(await browser.isOnline()).toBe(false);
  });

  test('checks the validity by the portal’s clock', async () => {
    advanceClock(30 * DAY);
    expect(await signsInAs(newBrowser(), 'boss-expiring')).toBeRefusedWith('CERT_EXPIRED');
    expect(await signsInAs(newBrowser(), 'not-yet')).toSucceed();
    advanceClock(365 * DAY);
    expect(await signsInAs(newBrowser(), 'demo')).toBeRefusedWith('CERT_EXPIRED');
  });

  test('reports a frozen account, and redirects to the guide for a weak password', async () => {
    const [binding] = getPortal().certificates.filter(({ serial }) => serial === SERIAL_OF_DEMO);
    Object.assign(binding ?? {}, { accountId: 'u-frozen' });
    expect(await signsInAs(newBrowser(), 'demo')).toBeRefusedWith('FROZEN');
    Object.assign(binding ?? {}, { accountId: 'u-weak' });
    const { data } = await signsInAs(newBrowser(), 'demo');
    expect(data.redirectUrl).toBe('/uaa/modifyPwdGuide');
  });
});

describe('a challenge', () => {
  test('is spent by an attempt, right or wrong', async () => {
    const browser = newBrowser();
    const body = await signs(browser, demo(), subjectKey());
    expect(await browser.call('caLogin', { body: { ...body, signature: 'AAAA' } })).toBeRefusedWith(
      'CERT_INVALID',
    );
    expect(await browser.call('caLogin', { body })).toBeRefusedWith('CHALLENGE_EXPIRED');
    expect(await browser.isOnline()).toBe(false);
  });

  test('does not sign in twice', async () => {
    const browser = newBrowser();
    const body = await signs(browser, demo(), subjectKey());
    expect(await browser.call('caLogin', { body })).toSucceed();
    // Signing out would end the challenge, too.
    expect(await browser.call('caLogin', { body })).toBeRefusedWith('CHALLENGE_EXPIRED');
    await browser.call('logout');
    expect(await browser.call('caLogin', { body })).toBeRefusedWith('CHALLENGE_EXPIRED');
    expect(await signsIn(browser, demo(), subjectKey(), { signature: body.signature })).toBeRefusedWith(
      'CERT_INVALID',
    );
    expect(await browser.isOnline()).toBe(false);
  });

  test('is valid for one visitor only, also after another visitor’s attempt', async () => {
    const [browser, thief] = [newBrowser(), newBrowser()];
    const body = await signs(browser, demo(), subjectKey());
    expect(await thief.call('caLogin', { body })).toBeRefusedWith('CHALLENGE_EXPIRED');
    expect(await browser.call('caLogin', { body })).toSucceed();
  });

  test('expires after five minutes', async () => {
    const browser = newBrowser();
    const body = await signs(browser, demo(), subjectKey());
    advanceClock(CHALLENGE_LIFETIME);
    expect(await browser.call('caLogin', { body })).toBeRefusedWith('CHALLENGE_EXPIRED');
    await browser.call('caChallenge');
    expect(getPortal().challenges.size).toBe(1);
  });

  test.each(['nothing', '__proto__'])('is unknown by the id %s', async (id) => {
    expect(await signsIn(newBrowser(), demo(), subjectKey(), { id })).toBeRefusedWith('CHALLENGE_EXPIRED');
  });
});

describe('an invalid certificate', () => {
  const JPEG = Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(5000, 7)]);

  test.each([
    ['a JPEG', () => JPEG],
    ['a single byte', () => Buffer.from([0x30])],
    ['a container', () => downloads(newBrowser(), 'demo')],
    ['a truncated one', () => demo().subarray(0, -10)],
    ['one with trailing bytes', () => Buffer.concat([demo(), Buffer.from([0])])],
    ['PEM', () => Buffer.from(new X509Certificate(demo()).toString())],
    ['one of an elliptic curve', () => Buffer.from(ELLIPTIC, 'base64')],
    ['the authority’s own', () => derOf(getAuthority().certificate)],
    ['one without the key usage for signatures', () => odd({ usage: { keyEncipherment: true } })],
    [
      'one in the authority’s name that another key signed',
      () => odd({ issuerKey: getSubjectKeys().privateKey }),
    ],
    ['one signed over MD5', () => odd({ digest: md.md5.create() })],
    ['one signed over SHA-1', () => odd({ digest: md.sha1.create() })],
  ])('is refused if it is %s', async (_what, make) => {
    const browser = newBrowser();
    expect(await signsIn(browser, await make(), subjectKey())).toBeRefusedWith('CERT_INVALID');
    expect(await browser.isOnline()).toBe(false);
  });

  test.each([
    ['a short key', { modulusLength: 1024 }],
    ['a small public exponent', { modulusLength: 2048, publicExponent: 3 }],
  ])('is refused with %s', async (_what, options) => {
    const key = newKey(options);
    const { n, e } = pki.privateKeyFromPem(key);
    const answer = await signsIn(newBrowser(), odd({ publicKey: pki.setRsaPublicKey(n, e) }), key);
    expect(answer).toBeRefusedWith('CERT_INVALID');
  });

  test('is refused with the same error if its private key is missing, whatever its state', async () => {
    const key = getKeyPair().privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
    for (const name of ['demo', 'revoked', 'not-bound']) {
      expect(await signsIn(newBrowser(), demo(name), key)).toBeRefusedWith('CERT_INVALID');
    }
  });

  test('is accepted in the same test without a deviation', async () => {
    expect(await signsIn(newBrowser(), odd({}), subjectKey())).toSucceed();
  });

  test.each(['not base64!', '密', '=', 'data:;base64,AAAA'])(
    'is refused if it or its signature is not base64: %s',
    async (text) => {
      for (const wrong of [{ certificate: text }, { signature: text }]) {
        expect(await signsIn(newBrowser(), demo(), subjectKey(), wrong)).toBeRefusedWith('CERT_INVALID');
      }
    },
  );
});
