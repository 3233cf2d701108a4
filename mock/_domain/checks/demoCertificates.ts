/** The demo certificates as plain data. certificateAuthority.ts creates their keys. */
import { DAY, SECOND } from '../../../src/constants';

export interface DemoCertificate {
  name: string;
  /** Hexadecimal serial number. */
  serial: string;
  /** Common name of the subject. */
  owner: string;
  /** Credit code of the subject, for a company's certificate. */
  code?: string;
  /** The account to which the seed binds it. */
  accountId?: string;
  /** The company to which the seed binds it. */
  companyId?: string;
  /** First and last day of the validity, relative to the day on which the portal starts. */
  days: [from: number, to: number];
  revoked?: boolean;
  /** Whether its key may encrypt keys as well as sign. */
  encrypts?: boolean;
  /** Whether an unknown authority issued it. */
  hasUnknownIssuer?: boolean;
  /** Whether its PKCS#12 container has the format of older Windows versions. */
  legacy?: boolean;
}

/** Returns the first and last moment of a validity (ms), in whole seconds, as certificates contain them. */
export const toValidity = (days: DemoCertificate['days']) =>
  days.map((day) => Math.floor((performance.timeOrigin + day * DAY) / SECOND) * SECOND) as [number, number];

const demo = { owner: '测试甲', accountId: 'u-demo' };
const boss = { owner: '测试丁', accountId: 'u-boss' };
const firstCompany = { owner: '测试一号有限公司', code: '91440000TTTTTTT16C' };
const valid: DemoCertificate['days'] = [-30, 335];

export const demoCertificates: readonly DemoCertificate[] = [
  { name: 'demo', serial: '5001', ...demo, days: valid },
  { name: 'boss', serial: '5002', ...boss, days: valid },
  { name: 'boss-expiring', serial: '5003', ...boss, days: [-345, 20] },
  { name: 'legacy', serial: '5004', ...demo, days: valid, legacy: true },
  { name: 'expired', serial: '5005', ...demo, days: [-400, -35] },
  { name: 'not-yet', serial: '5006', ...demo, days: [30, 395] },
  { name: 'revoked', serial: '5007', ...demo, days: valid, revoked: true },
  { name: 'unknown-issuer', serial: '5008', owner: '测试甲', days: valid, hasUnknownIssuer: true },
  { name: 'not-bound', serial: '5009', owner: '测试乙', days: valid },
  { name: 'company', serial: '5101', ...firstCompany, companyId: 'c-1', days: valid, encrypts: true },
  { name: 'company-expiring', serial: '5102', ...firstCompany, companyId: 'c-1', days: [-345, 20] },
  { name: 'company-fresh', serial: '5103', ...firstCompany, days: [-1, 364], encrypts: true },
  { name: 'company-second', serial: '5104', owner: '测试二号商行', code: '92440000TTTTTTT169', days: valid },
  {
    name: 'company-third',
    serial: '5105',
    owner: '测试三号科技有限公司',
    code: '91440000TTTTTTT26D',
    days: valid,
  },
  { name: 'company-revoked', serial: '5106', ...firstCompany, days: valid, revoked: true },
];
