/** The state of the portal after a reset. All data are fictitious. Times are relative to the reset. */
import { DAY } from '../../../src/constants';
import { formatChinaDate } from '../../../src/validation/dates';
import { ROLES_PATH, VERIFICATION_PATH } from '../lib/pagePaths';
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

/** Creates the seed as of `at`, in ms. The same time gives the same seed. */
export function createSeed(at: number): PortalState {
  const accounts = createSeedAccounts(at);
  return {
    ...createEmptyRecords(),
    clockOffset: 0,
    settings: { enableVerifySecret: '1', defaultEncryption: true },
    accounts,
    ...createSeedCompanies(at),
    notices: [
      { id: 'n-1', accountId: 'u-demo', at: at - 200 * DAY, topic: 'welcome', read: true, link: HOME },
      {
        id: 'n-2',
        accountId: 'u-demo',
        at: at - 30 * DAY,
        topic: 'handler',
        read: false,
        link: ROLES_PATH,
      },
      {
        id: 'n-3',
        accountId: 'u-demo',
        at: at - DAY,
        topic: 'signInReview',
        read: false,
        link: '/user/behavior_record',
      },
      { id: 'n-4', accountId: 'u-newcomer', at: at - DAY, topic: 'welcome', read: false, link: HOME },
      {
        id: 'n-5',
        accountId: 'u-newcomer',
        at: at - DAY / 2,
        topic: 'verify',
        read: false,
        link: VERIFICATION_PATH,
      },
      { id: 'n-6', accountId: 'u-boss', at: at - DAY, topic: 'welcome', read: false, link: HOME },
      {
        id: 'n-7',
        accountId: 'u-boss',
        at: at - 10 * DAY,
        topic: 'companyCertificate.expiring',
        values: { company: '测试一号有限公司', serial: '5102' },
        days: { end: formatChinaDate(at + 20 * DAY) },
        read: false,
        link: '/user/role_manage/r-boss-1/role_space/cert',
      },
    ],
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
