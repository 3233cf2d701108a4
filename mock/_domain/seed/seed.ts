/** The state of the portal after a reset. All data are fictitious. Times are relative to the reset. */
import { DAY } from '../../../src/constants';
import { formatChinaDate } from '../../../src/validation/dates';
import { ROLES_PATH, VERIFICATION_PATH } from '../lib/pagePaths';
import type { NoticeTopic, PortalNotice } from '../store/records/message';
import { createEmptyRecords, hasPortal, type PortalState, setPortal } from '../store/state';
import {
  createSeedAccountLinks,
  createSeedAccounts,
  createSeedAddresses,
  createSeedBindings,
  createSeedSecurityAnswers,
} from './accounts';
import { createSeedAppeals } from './appeals';
import { createSeedAuthorizations } from './authorizations';
import { createSeedBehavior } from './behavior';
import {
  createSeedCertificates,
  createSeedCompanyCertificates,
  createSeedRevokedSerials,
} from './certificates';
import { createSeedCompanies } from './companies';
import { createSeedGrants } from './grants';
import { createSeedTemplate } from './template';
import { createSeedRegistryRecords, createSeedVerifications } from './verifications';

const HOME = '/user/identity_manage';

type Row = [id: string, accountId: string, daysAgo: number, topic: NoticeTopic, link: string];

const rows: Row[] = [
  ['n-1', 'u-demo', 200, 'welcome', HOME],
  ['n-2', 'u-demo', 30, 'handler', ROLES_PATH],
  ['n-3', 'u-demo', 1, 'signInReview', '/user/behavior_record'],
  ['n-4', 'u-newcomer', 1, 'welcome', HOME],
  ['n-5', 'u-newcomer', 0.5, 'verify', VERIFICATION_PATH],
  ['n-6', 'u-boss', 1, 'welcome', HOME],
];

/** Creates the notices as of `at` (ms); only the first one has been read. */
function createSeedNotices(at: number): PortalNotice[] {
  const plain = rows.map(([id, accountId, daysAgo, topic, link]) => {
    return { id, accountId, at: at - daysAgo * DAY, topic, read: id === 'n-1', link };
  });
  const ofCertificate: PortalNotice = {
    id: 'n-7',
    accountId: 'u-boss',
    at: at - 10 * DAY,
    topic: 'companyCertificate.expiring',
    values: { company: '测试一号有限公司', serial: '5102' },
    days: { end: formatChinaDate(at + 20 * DAY) },
    read: false,
    link: '/user/role_manage/r-boss-1/role_space/cert',
  };
  return [...plain, ofCertificate];
}

/** Creates the seed as of `at`, in ms. The same time gives the same seed. */
export function createSeed(at: number): PortalState {
  const accounts = createSeedAccounts(at);
  return {
    ...createEmptyRecords(),
    clockOffset: 0,
    settings: { enableVerifySecret: '1', defaultEncryption: true },
    accounts,
    ...createSeedCompanies(at),
    notices: createSeedNotices(at),
    accountLinks: createSeedAccountLinks(at),
    behavior: createSeedBehavior(at),
    addresses: createSeedAddresses('u-demo'),
    securityAnswers: createSeedSecurityAnswers(),
    appeals: createSeedAppeals(),
    bindings: createSeedBindings(at),
    certificates: createSeedCertificates(),
    companyCertificates: createSeedCompanyCertificates(),
    revokedSerials: createSeedRevokedSerials(),
    grants: createSeedGrants('u-demo', at),
    authorizations: createSeedAuthorizations(accounts, at),
    verifications: createSeedVerifications(accounts),
    registryRecords: createSeedRegistryRecords(accounts),
    ...createSeedTemplate(at),
  };
}

/** Fills the portal with the seed, unless it has data: a reload of the mock files keeps all sessions. */
export function startPortal(): void {
  if (!hasPortal()) resetPortal();
}

/** Resets the portal to the seed, including sessions, ordered faults and the clock. */
export function resetPortal(): void {
  setPortal(createSeed(Date.now()));
}
