/**
 * The parts of node-forge needed for PKCS#12, with a limit and progress reports of key derivation rounds, and one
 * correction.
 */
import forge from 'node-forge/lib/forge';
import 'node-forge/lib/pkcs12';
import { CertificateError } from './certificateError';

/**
 * Maximum number of key derivation rounds. The strictest exporters use 600,000; more would block the user for
 * minutes.
 */
const ROUNDS_MAX = 1_000_000;
/** Number of digests between two reports. */
const REPORT_EVERY = 4096;

interface Digest {
  digestLength: number;
  digest: () => unknown;
}
type Pbkdf2 = (password: string, salt: string, rounds: number, length: number, md: Digest) => string;
type Pkcs12Key = (
  password: string,
  salt: unknown,
  id: number,
  rounds: number,
  length: number,
  md?: Digest,
) => unknown;

const { pbkdf2 } = forge.pkcs5 as unknown as { pbkdf2: Pbkdf2 };
const { pbe } = forge.pki as unknown as { pbe: { generatePkcs12Key: Pkcs12Key } };
const { generatePkcs12Key } = pbe;
/** Id of a derived integrity key (RFC 7292, B.3); a cipher needs two derivations, of a key and of an IV. */
const MAC_ID = 3;

let onRounds: (rounds: number) => void = () => undefined;

/** Sets the listener, which receives the number of rounds done since its last call. */
export function watchRounds(listener: typeof onRounds) {
  onRounds = listener;
}

/** Runs a derivation and reports its rounds; it calls its digest `digests` times in total. */
function deriveWith<Key>(md: Digest, rounds: number, digests: number, derive: () => Key): Key {
  const { digest } = md;
  let unreported = 0;
  const report = () => {
    onRounds((rounds * unreported) / digests);
    unreported = 0;
  };
  md.digest = () => {
    unreported += 1;
    if (unreported === REPORT_EVERY) report();
    return digest.call(md);
  };
  try {
    return derive();
  } finally {
    md.digest = digest;
    report();
  }
}

function checkRounds(rounds: number) {
  if (rounds > ROUNDS_MAX) throw new CertificateError('tooManyRounds');
}

const countBlocks = (length: number, { digestLength }: Digest) => Math.ceil(length / digestLength);

const boundedKey: Pkcs12Key = (password, salt, id, rounds, length, md = forge.md.sha1.create()) => {
  checkRounds(rounds);
  return deriveWith(md, id === MAC_ID ? rounds : rounds / 2, rounds * countBlocks(length, md), () =>
    generatePkcs12Key(password, salt, id, rounds, length, md),
  );
};

const boundedPbkdf2: Pbkdf2 = (password, salt, rounds, length, md) => {
  checkRounds(rounds);
  // An HMAC uses two digests.
  return deriveWith(md, rounds, 2 * rounds * countBlocks(length, md), () =>
    // PBES2 requires the UTF-8 bytes of the password (RFC 8018, 3); node-forge would use its UTF-16 units as bytes.
    pbkdf2(forge.util.encodeUtf8(password), salt, rounds, length, md),
  );
};

Object.assign(forge.pkcs5, { pbkdf2: boundedPbkdf2 });
Object.assign(pbe, { generatePkcs12Key: boundedKey });
Object.assign(forge.pkcs12, { generateKey: boundedKey });

export default forge;
