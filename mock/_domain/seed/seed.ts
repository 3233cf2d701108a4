/** The state of the portal after a reset. All data are fictitious. Times are relative to the reset. */

import { DAY } from '../../../src/constants';
import { formatChinaDate } from '../../../src/validation/dates';
import { ROLES_PATH, VERIFICATION_PATH } from '../lib/pagePaths';
import type { PortalState } from '../store/state';
import { createSeedAccountLinks } from './accountLinks';
import { createSeedAccounts } from './accounts';
import { createSeedAddresses } from './addresses';
import { createSeedAppeals } from './appeals';
import { createSeedAuthorizations } from './authorizations';
import { createSeedBehavior } from './behavior';
import { createSeedBindings } from './bindings';
import {
  createSeedCertificates,
  createSeedCompanyCertificates,
  createSeedRevokedSerials,
} from './certificates';
import { createSeedCompanies } from './companies';
import { createSeedGrants } from './grants';
import { createSeedSecurityAnswers } from './securityAnswers';
import { createSeedTemplateCards } from './templateCards';
import { createSeedTemplateDashboard } from './templateDashboard';
import { createSeedTemplateForms } from './templateForms';
import { createSeedRegistryRecords, createSeedVerifications } from './verifications';

const HOME = '/user/identity_manage';

/** Creates the seed as of `at`, in ms. The same time gives the same seed. */
export function createSeed(at: number): PortalState {
  const accounts = createSeedAccounts(at);
  return {
    clockOffset: 0,
    settings: { enableVerifySecret: '1', defaultEncryption: true, redirectHosts: [], captcha: 'proof' },
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
    browserTrusts: new Map(),
    browsers: new Map(),
    phrases: [],
    phraseChanges: new Map(),
    phraseCalls: new Map(),
    panics: new Map(),
    lostAccess: new Map(),
    removedFactors: [],
    formerContacts: [],
    behavior: createSeedBehavior(at),
    outbox: [],
    sessions: new Map(),
    endedElsewhere: new Map(),
    formerSessionIds: new Map(),
    captchas: new Map(),
    workChallenges: new Map(),
    captchaCalls: new Map(),
    captchaQuestions: new Map(),
    breachedRangeCalls: new Map(),
    searchMisses: new Map(),
    roleProofs: new Map(),
    companyApplications: new Map(),
    codes: new Map(),
    codeSends: new Map(),
    codeMisses: new Map(),
    proofs: new Map(),
    ownMobileProofs: new Map(),
    addresses: createSeedAddresses('u-demo'),
    uploads: new Map(),
    registrations: new Map(),
    securityAnswers: createSeedSecurityAnswers(),
    resets: new Map(),
    undoables: new Map(),
    frozenTickets: new Map(),
    pausedTickets: new Map(),
    appeals: createSeedAppeals(),
    appealMisses: new Map(),
    bindings: createSeedBindings(at),
    bindTickets: new Map(),
    providerTrips: new Map(),
    qrs: new Map(),
    authenticators: [],
    authenticatorSetups: new Map(),
    recoveryCodes: [],
    waitingSignIns: new Map(),
    passkeys: [],
    passkeyChallenges: new Map(),
    certificates: createSeedCertificates(),
    companyCertificates: createSeedCompanyCertificates(),
    revokedSerials: createSeedRevokedSerials(),
    challenges: new Map(),
    applications: new Map(),
    grants: createSeedGrants('u-demo', at),
    authorizations: createSeedAuthorizations(accounts, at),
    authorizationCodes: new Map(),
    accessTokens: new Map(),
    spentTickets: new Map(),
    secrets: new Map(),
    attempts: new Map(),
    signInFailures: new Map(),
    verifications: createSeedVerifications(accounts),
    registryRecords: createSeedRegistryRecords(accounts),
    registryModes: new Map(),
    templateCards: createSeedTemplateCards(),
    templateLists: new Map(),
    templateDashboard: createSeedTemplateDashboard(at),
    faults: new Map(),
    templateForms: createSeedTemplateForms(at),
  };
}
