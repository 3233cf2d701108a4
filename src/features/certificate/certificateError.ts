/** What may stand in the way of a certificate before the server is asked. */
import type { MessageKey } from '@/locales/zh-CN/index';

type EndOf<Key> = Key extends `certificate.problem.${infer Name}` ? Name : never;

/** End of the message key that says so. */
export type CertificateProblem = EndOf<MessageKey>;

/** Problems of the file itself: the same file has them at the next try, too. */
const OF_FILE: readonly CertificateProblem[] = [
  'empty',
  'tooLarge',
  'notContainer',
  'damaged',
  'unsupported',
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

  /** The field it is about; null where it is about none. */
  get field(): 'file' | 'pin' | null {
    if (this.problem === 'wrongPin') return 'pin';
    return OF_FILE.includes(this.problem) ? 'file' : null;
  }
}
