import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import forge from 'node-forge';
import { getAuthority, getSubjectKeys } from '../../../mock/_domain/checks/certificateAuthority';
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

async function download(browser: Browser, name: string): Promise<Buffer> {
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
async function signChallenge(browser: Browser, der: Buffer, key: string) {
  const { data } = await browser.call('caChallenge');
  const signature = sign('sha256', Buffer.from(data.challenge, 'base64'), createPrivateKey(key));
  return { id: data.id, certificate: der.toString('base64'), signature: signature.toString('base64') };
}

/** Signs a fresh challenge and sends the signature. `more` replaces fields of the request. */
const signIn = async (browser: Browser, der: Buffer, key: string, more: Record<string, unknown> = {}) =>
  browser.call('caLogin', { body: { ...(await signChallenge(browser, der, key)), ...more } });

/** Returns a demo certificate in DER, without its container. */
const demo = (name = 'demo') => Buffer.from(issueDemoCertificate(name), 'base64');

const subjectKey = () => pki.privateKeyToPem(getSubjectKeys().privateKey);

const signInAs = (browser: Browser, name: string) => signIn(browser, demo(name), subjectKey());

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

test('encrypts containers as current software does, and the one named legacy as older Windows versions do', async () => {
  const readAlgorithms = (container: Buffer) => {
    const hasAlgorithm = (oid: string) =>
      container.includes(Buffer.from(asn1.oidToDer(oid).getBytes(), 'binary'));
    return {
      aes: hasAlgorithm(pki.oids['aes256-CBC'] as string),
      tripleDes: hasAlgorithm(pki.oids['pbeWithSHAAnd3-KeyTripleDES-CBC'] as string),
      rc2: hasAlgorithm(pki.oids['pbewithSHAAnd40BitRC2-CBC'] as string),
    };
  };
  const [current, legacy] = [await download(newBrowser(), 'demo'), await download(newBrowser(), 'legacy')];
  expect(readAlgorithms(current)).toEqual({ aes: true, tripleDes: false, rc2: false });
  expect(readAlgorithms(legacy)).toEqual({ aes: false, tripleDes: true, rc2: true });
  expect(() => open(legacy, 'wrong')).toThrow();
  const { bags, der, key } = open(legacy);
  expect(bags.filter(({ cert }) => cert)).toHaveLength(2);
  expect(await signIn(newBrowser(), der, key)).toSucceed();
});

describe('signing in', () => {
  test.each([
    ['demo', 'demo', 'person'],
    ['boss', 'boss', 'legal'],
    ['boss-expiring', 'boss', 'legal'],
  ])('signs in with the certificate %s to the account %s', async (name, account, userType) => {
    const browser = newBrowser();
    expect(await signInAs(browser, name)).toMatchObject({ code: 20000, data: { redirectUrl: null } });
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
      expect((await signInAs(browser, name)).subCode).toBe(subCode);
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
    expect((await signInAs(browser, name)).subCode).toBe(subCode);
    expect(await browser.isOnline()).toBe(false);
  });

  test('checks the validity by the portal’s clock', async () => {
    advanceClock(30 * DAY);
    expect(await signInAs(newBrowser(), 'boss-expiring')).toBeRefusedWith('CERT_EXPIRED');
    expect(await signInAs(newBrowser(), 'not-yet')).toSucceed();
    advanceClock(365 * DAY);
    expect(await signInAs(newBrowser(), 'demo')).toBeRefusedWith('CERT_EXPIRED');
  });

  test('reports a frozen account, and redirects to the guide for a weak password', async () => {
    const [binding] = getPortal().certificates.filter(({ serial }) => serial === SERIAL_OF_DEMO);
    Object.assign(binding ?? {}, { accountId: 'u-frozen' });
    expect(await signInAs(newBrowser(), 'demo')).toBeRefusedWith('FROZEN');
    Object.assign(binding ?? {}, { accountId: 'u-weak' });
    const { data } = await signInAs(newBrowser(), 'demo');
    expect(data.redirectUrl).toBe('/uaa/modifyPwdGuide');
  });
});

describe('a challenge', () => {
  test('is spent by an attempt, right or wrong', async () => {
    const browser = newBrowser();
    const body = await signChallenge(browser, demo(), subjectKey());
    expect(await browser.call('caLogin', { body })).toSucceed();
    expect(await browser.call('caLogin', { body })).toBeRefusedWith('CHALLENGE_EXPIRED');
    const wrong = await signChallenge(browser, demo(), subjectKey());
    const { signature } = body;
    expect(await browser.call('caLogin', { body: { ...wrong, signature } })).toBeRefusedWith('CERT_INVALID');
    expect(await browser.call('caLogin', { body: wrong })).toBeRefusedWith('CHALLENGE_EXPIRED');
  });

  test('is valid for one visitor only, also after another visitor’s attempt', async () => {
    const [browser, thief] = [newBrowser(), newBrowser()];
    const body = await signChallenge(browser, demo(), subjectKey());
    expect(await thief.call('caLogin', { body })).toBeRefusedWith('CHALLENGE_EXPIRED');
    expect(await browser.call('caLogin', { body })).toSucceed();
  });

  test('expires after five minutes', async () => {
    const browser = newBrowser();
    const body = await signChallenge(browser, demo(), subjectKey());
    advanceClock(CHALLENGE_LIFETIME);
    expect(await browser.call('caLogin', { body })).toBeRefusedWith('CHALLENGE_EXPIRED');
    await browser.call('caChallenge');
    expect(getPortal().challenges.size).toBe(1);
  });
});

describe('an invalid certificate', () => {
  test.each([
    ['a container', () => download(newBrowser(), 'demo')],
    ['one with trailing bytes', () => Buffer.concat([demo(), Buffer.from([0])])],
    ['one of an elliptic curve', () => Buffer.from(ELLIPTIC, 'base64')],
    ['the authority’s own', () => derOf(getAuthority().certificate)],
    ['one without the key usage for signatures', () => odd({ usage: { keyEncipherment: true } })],
    [
      'one in the authority’s name that another key signed',
      () => odd({ issuerKey: getSubjectKeys().privateKey }),
    ],
    ['one signed over SHA-1', () => odd({ digest: md.sha1.create() })],
  ])('is refused if it is %s', async (_what, make) => {
    const browser = newBrowser();
    expect(await signIn(browser, await make(), subjectKey())).toBeRefusedWith('CERT_INVALID');
    expect(await browser.isOnline()).toBe(false);
  });

  test.each([
    ['a short key', { modulusLength: 1024 }],
    ['a small public exponent', { modulusLength: 2048, publicExponent: 3 }],
  ])('is refused with %s', async (_what, options) => {
    const key = newKey(options);
    const { n, e } = pki.privateKeyFromPem(key);
    const answer = await signIn(newBrowser(), odd({ publicKey: pki.setRsaPublicKey(n, e) }), key);
    expect(answer).toBeRefusedWith('CERT_INVALID');
  });

  test('is refused with the same error if its private key is missing, whatever its state', async () => {
    const key = getKeyPair().privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
    for (const name of ['demo', 'revoked', 'not-bound']) {
      expect(await signIn(newBrowser(), demo(name), key)).toBeRefusedWith('CERT_INVALID');
    }
  });

  test('is accepted in the same test without a deviation', async () => {
    expect(await signIn(newBrowser(), odd({}), subjectKey())).toSucceed();
  });

  test('is refused if it or its signature is not base64', async () => {
    for (const wrong of [{ certificate: 'not base64!' }, { signature: 'not base64!' }]) {
      expect(await signIn(newBrowser(), demo(), subjectKey(), wrong)).toBeRefusedWith('CERT_INVALID');
    }
  });
});
