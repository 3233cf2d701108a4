/** A software authenticator and its browser: creates passkeys and signs challenges (WebAuthn Level 3). */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { Body, LoginChannels, PasskeyChallenge, PasskeyCreationOptions } from '../../../src/contract';

type Assertion = LoginChannels[6]['body']['passkey'];
type Registration = Body<'addPasskey'>['passkey'];

/** Deviations of a response from a valid or usual one. */
interface Deviations {
  origin?: string;
  rpId?: string;
  /** Whether the page is in a frame of another site. */
  crossOrigin?: boolean;
  isUserVerified?: boolean;
  isUserPresent?: boolean;
  userHandle?: string;
  /** The `type` of the client data, such as that of the other ceremony. */
  type?: string;
  /** The format of an attestation, whose statement is invalid. */
  attestation?: string;
  /** The id of an existing passkey, base64url. */
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
  /** Number of signatures; stays 0 if `counts` is false. */
  counter = 0;

  constructor(
    /** The origin of the pages in the browser. */
    private readonly origin: string,
    private readonly settings: {
      aaguid?: string;
      /** Whether the authenticator counts its signatures, as security keys do. */
      counts?: boolean;
      /** Whether the provider may copy passkeys to other devices, and whether it has copied them (`synced`). */
      canSync?: boolean;
      synced?: boolean;
    } = {},
  ) {}

  private clientData(
    type: string,
    challenge: string,
    { origin = this.origin, crossOrigin = false }: Deviations,
  ) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));
  }

  private authenticatorData(
    rpId: string,
    { isUserPresent = true, isUserVerified = true }: Deviations,
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

  /** Creates and stores a passkey. */
  create(options: PasskeyCreationOptions, deviations: Deviations = {}): Registration {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const idBytes = deviations.id
      ? Buffer.from(deviations.id, 'base64url')
      : randomBytes(CREDENTIAL_ID_BYTES);
    const id = toBase64Url(idBytes);
    this.passkeys.push({ id, userId: options.user.id, rpId: options.rp.id, key: privateKey });
    const aaguid = Buffer.from((this.settings.aaguid ?? '').replaceAll('-', '').padEnd(32, '0'), 'hex');
    const attested = Buffer.concat([aaguid, toBytes(idBytes.length, 2), idBytes, toCose(publicKey)]);
    const data = this.authenticatorData(deviations.rpId ?? options.rp.id, deviations, attested);
    const clientData = this.clientData(deviations.type ?? 'webauthn.create', options.challenge, deviations);
    const attestation = new Map<string, unknown>([
      ['fmt', deviations.attestation ?? 'none'],
      ['attStmt', new Map(deviations.attestation ? [['x5c', [new Uint8Array([1])]]] : [])],
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

  /** Signs a challenge with one of its passkeys, by default the latest. */
  sign(
    { challenge, rpId }: PasskeyChallenge,
    deviations: Deviations = {},
    passkey = this.passkeys.at(-1),
  ): Assertion {
    if (!passkey) throw new Error('the device has no passkey');
    const clientData = this.clientData(deviations.type ?? 'webauthn.get', challenge, deviations);
    const data = this.authenticatorData(deviations.rpId ?? rpId, deviations);
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), passkey.key);
    return {
      id: passkey.id,
      rawId: passkey.id,
      type: 'public-key',
      response: {
        clientDataJSON: toBase64Url(clientData),
        authenticatorData: toBase64Url(data),
        signature: toBase64Url(signature),
        userHandle: deviations.userHandle ?? passkey.userId,
      },
    };
  }
}
