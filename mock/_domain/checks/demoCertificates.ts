/** The certificates anyone may try the portal with. Plain data: the keys are made where they are asked for. */
export interface DemoCertificate {
  name: string;
  /** Hexadecimal, as certificates write it. */
  serial: string;
  /** Common name of the subject. */
  owner: string;
  /** The account it is bound to in the seed. */
  accountId?: string;
  /** First and last day, counted from the day the portal starts. */
  days: [from: number, to: number];
  revoked?: boolean;
  /** Issued by an authority nobody knows. */
  strange?: boolean;
  /** In a container as older Windows versions export it. */
  legacy?: boolean;
}

const demo = { owner: '测试甲', accountId: 'u-demo' };
const boss = { owner: '测试丁', accountId: 'u-boss' };
const valid: DemoCertificate['days'] = [-30, 335];

export const demoCertificates: readonly DemoCertificate[] = [
  { name: 'demo', serial: '5001', ...demo, days: valid },
  { name: 'boss', serial: '5002', ...boss, days: valid },
  { name: 'boss-expiring', serial: '5003', ...boss, days: [-345, 20] },
  { name: 'legacy', serial: '5004', ...demo, days: valid, legacy: true },
  { name: 'expired', serial: '5005', ...demo, days: [-400, -35] },
  { name: 'not-yet', serial: '5006', ...demo, days: [30, 395] },
  { name: 'revoked', serial: '5007', ...demo, days: valid, revoked: true },
  { name: 'unknown-issuer', serial: '5008', owner: '测试甲', days: valid, strange: true },
  { name: 'not-bound', serial: '5009', owner: '测试己', days: valid },
];

/** A certificate of the trusted authority, by serial number, and the account it opens. */
export interface CertificateBinding {
  serial: string;
  accountId: string;
}

/** The demo certificates that belong to somebody. */
export function seedCertificates(): CertificateBinding[] {
  return demoCertificates.flatMap(({ serial, accountId }) => (accountId ? [{ serial, accountId }] : []));
}

/** Serial numbers of the demo certificates on the revocation list. */
export function seedRevokedSerials(): string[] {
  return demoCertificates.filter(({ revoked }) => revoked).map(({ serial }) => serial);
}
