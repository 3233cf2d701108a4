/** Problems of a certificate that are detected before a request is sent. */
import type { MessageKey } from '@/locales/zh-CN/index';

type EndOf<Key> = Key extends `certificate.problem.${infer Name}` ? Name : never;

/** Last part of the message key. */
export type CertificateProblem = EndOf<MessageKey>;

/** Problems of the file itself; a retry with the same file fails again. */
const OF_FILE: readonly CertificateProblem[] = [
  'empty',
  'tooLarge',
  'notContainer',
  'damaged',
  'unsupported',
  'tooManyRounds',
  'noKey',
  'notRsa',
  'noCertificate',
];

/** A certificate that cannot be used. */
export class CertificateError extends Error {
  readonly name = 'CertificateError';

  constructor(
    readonly problem: CertificateProblem,
    options?: ErrorOptions,
  ) {
    super(problem, options);
  }

  /** The field that shows the error, or null. */
  get field(): 'file' | 'pin' | null {
    if (this.problem === 'wrongPin') return 'pin';
    return OF_FILE.includes(this.problem) ? 'file' : null;
  }
}
