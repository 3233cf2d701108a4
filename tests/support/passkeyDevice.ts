/** An authenticator in software, with the browser around it: creates passkeys and signs challenges (WebAuthn Level 3). */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { Body, LoginChannels, PasskeyChallenge, PasskeyCreationOptions } from '../../src/contract';

type Assertion = LoginChannels[6]['body']['passkey'];
type Registration = Body<'addPasskey'>['passkey'];

/** What is wrong, or unusual, about an answer. */
interface Unusual {
  origin?: string;
  rpId?: string;
  /** Whether the page is in a frame of another site. */
  crossOrigin?: boolean;
  isUserVerified?: boolean;
  isUserPresent?: boolean;
  userHandle?: string;
  /** The type of a ceremony of the other kind. */
  type?: string;
  /** The format of an attestation without meaning. */
  attestation?: string;
  /** The id of a passkey that exists, base64url. */
  id?: string;
}

interface StoredPasskey {
  id: string;
  userId: string;
  rpId: string;
  key: KeyObject;
}

/** Flags of authenticator data (section 6.1). */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const BACKUP_ELIGIBLE = 0x08;
const BACKED_UP = 0x10;
const ATTESTED = 0x40;

const CREDENTIAL_ID_BYTES = 16;
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const toBase64Url = (data: Uint8Array) => Buffer.from(data).toString('base64url');

const toBytes = (value: number, length: number): Buffer => {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntBE(value, 0, length);
  return bytes;
};

/** The public key in COSE: EC2, ES256, on P-256. */
function toCose(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const fields: [number, number | Uint8Array<ArrayBuffer>][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ];
  return Buffer.from(isoCBOR.encode(new Map(fields)));
}

export class PasskeyDevice {
  readonly passkeys: StoredPasskey[] = [];
  /** How often it has signed; 0 forever if it does not count. */
  counter = 0;

  constructor(
    /** The origin of the pages in its browser. */
    private readonly origin: string,
    private readonly settings: {
      aaguid?: string;
      /** Whether it counts its signatures, as security keys do. */
      counts?: boolean;
      /** Whether its provider may copy its passkeys to other devices, and whether it has. */
      canSync?: boolean;
      synced?: boolean;
    } = {},
  ) {}

  private clientData(
    type: string,
    challenge: string,
    { origin = this.origin, crossOrigin = false }: Unusual,
  ) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));
  }

  private authenticatorData(
    rpId: string,
    { isUserPresent = true, isUserVerified = true }: Unusual,
    attested?: Buffer,
  ): Buffer {
    const { counts, synced, canSync = synced } = this.settings;
    if (counts) this.counter += 1;
    const flags =
      (isUserPresent ? PRESENT : 0) |
      (isUserVerified ? VERIFIED : 0) |
      (canSync ? BACKUP_ELIGIBLE : 0) |
      (synced ? BACKED_UP : 0) |
      (attested ? ATTESTED : 0);
    return Buffer.concat([
      sha256(rpId),
      toBytes(flags, 1),
      toBytes(this.counter, 4),
      attested ?? Buffer.alloc(0),
    ]);
  }

  /** Creates a passkey, and keeps it. */
  create(options: PasskeyCreationOptions, unusual: Unusual = {}): Registration {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const idBytes = unusual.id ? Buffer.from(unusual.id, 'base64url') : randomBytes(CREDENTIAL_ID_BYTES);
    const id = toBase64Url(idBytes);
    this.passkeys.push({ id, userId: options.user.id, rpId: options.rp.id, key: privateKey });
    const aaguid = Buffer.from((this.settings.aaguid ?? '').replaceAll('-', '').padEnd(32, '0'), 'hex');
    const attested = Buffer.concat([aaguid, toBytes(idBytes.length, 2), idBytes, toCose(publicKey)]);
    const data = this.authenticatorData(unusual.rpId ?? options.rp.id, unusual, attested);
    const clientData = this.clientData(unusual.type ?? 'webauthn.create', options.challenge, unusual);
    const attestation = new Map<string, unknown>([
      ['fmt', unusual.attestation ?? 'none'],
      ['attStmt', new Map(unusual.attestation ? [['x5c', [new Uint8Array([1])]]] : [])],
      ['authData', new Uint8Array(data)],
    ]);
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: toBase64Url(clientData),
        attestationObject: toBase64Url(isoCBOR.encode(attestation as never)),
      },
    };
  }

  /** Answers a challenge with one of its passkeys, by default the latest. */
  sign(
    { challenge, rpId }: PasskeyChallenge,
    unusual: Unusual = {},
    passkey = this.passkeys.at(-1),
  ): Assertion {
    if (!passkey) throw new Error('the device has no passkey');
    const clientData = this.clientData(unusual.type ?? 'webauthn.get', challenge, unusual);
    const data = this.authenticatorData(unusual.rpId ?? rpId, unusual);
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), passkey.key);
    return {
      id: passkey.id,
      rawId: passkey.id,
      type: 'public-key',
      response: {
        clientDataJSON: toBase64Url(clientData),
        authenticatorData: toBase64Url(data),
        signature: toBase64Url(signature),
        userHandle: unusual.userHandle ?? passkey.userId,
      },
    };
  }
}
