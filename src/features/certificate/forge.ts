/** node-forge, as far as PKCS#12 needs it, with two corrections. */
import forge from 'node-forge/lib/forge';
import 'node-forge/lib/pkcs12';

/**
 * Most rounds a key is derived with. The strictest exporters use 600,000; a file that asks for more would keep the
 * person waiting for minutes.
 */
const ROUNDS_MAX = 1_000_000;

function checkRounds(rounds: number): number {
  if (rounds > ROUNDS_MAX) throw new Error(`Unsupported iteration count: ${rounds}`);
  return rounds;
}

type Pbkdf2 = (password: string, salt: string, rounds: number, ...rest: unknown[]) => string;
type Pkcs12Key = (password: string, salt: unknown, id: number, rounds: number, ...rest: unknown[]) => unknown;

const { pbkdf2 } = forge.pkcs5 as unknown as { pbkdf2: Pbkdf2 };
const { pbe } = forge.pki as unknown as { pbe: { generatePkcs12Key: Pkcs12Key } };
const { generatePkcs12Key } = pbe;

const boundedKey: Pkcs12Key = (password, salt, id, rounds, ...rest) =>
  generatePkcs12Key(password, salt, id, checkRounds(rounds), ...rest);

// PBES2 takes the password's UTF-8 bytes (RFC 8018, 3); node-forge would take its UTF-16 units for bytes.
Object.assign(forge.pkcs5, {
  pbkdf2: ((password, salt, rounds, ...rest) =>
    pbkdf2(forge.util.encodeUtf8(password), salt, checkRounds(rounds), ...rest)) satisfies Pbkdf2,
});
Object.assign(pbe, { generatePkcs12Key: boundedKey });
Object.assign(forge.pkcs12, { generateKey: boundedKey });

export default forge;
