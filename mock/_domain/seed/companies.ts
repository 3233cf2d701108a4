/** Companies of the seed: two with members, and the records of the registry. Days are relative to the seed. */
import { DAY } from '../../../src/constants';
import { formatChinaDate } from '../../../src/validation/dates';
import type {
  Company,
  CompanyAuthorizationRecord,
  Membership,
  RegisteredCompany,
} from '../store/records/company';
import type { PortalState } from '../store/state';

type LegalRep = Company['legalRep'];

const createLegalRep = (name: string, idNo: string): LegalRep => ({ name, idType: 'RESIDENT_ID', idNo });
const demo = createLegalRep('测试甲', '110101190001010014');
const boss = createLegalRep('测试丁', '110101190001040045');
const veteran = createLegalRep('测试寅', '110101190001200205');

type Registered = Pick<RegisteredCompany, 'orgName' | 'uscc' | 'orgType' | 'legalRep'> &
  Partial<RegisteredCompany>;

const register = (given: Registered): RegisteredCompany => ({
  address: '广东省广州市越秀区测试路 1 号',
  regionCode: '440104',
  establishedOn: '2016-05-10',
  termFrom: '2016-05-10',
  termTo: null,
  registeredCapital: 500,
  businessScope: '软件开发；信息技术咨询服务；数据处理服务。',
  authority: '广州市越秀区市场监督管理局',
  registrationStatus: 'OPERATING',
  industryCode: 'I6513',
  ...given,
});

const first = register({
  orgName: '测试一号有限公司',
  uscc: '91440000TTTTTTT16C',
  orgType: 'ENTERPRISE',
  legalRep: boss,
});
const second = register({
  orgName: '测试二号商行',
  uscc: '92440000TTTTTTT169',
  orgType: 'INDIVIDUAL_BUSINESS',
  legalRep: boss,
  registeredCapital: 10,
  businessScope: '日用百货零售。',
  industryCode: 'F5211',
  termTo: '2036-05-09',
});
/** Companies that only the registry knows, so that users can add them. */
const others = [
  register({
    orgName: '测试三号科技有限公司',
    uscc: '91440000TTTTTTT26D',
    orgType: 'ENTERPRISE',
    legalRep: demo,
  }),
  register({
    orgName: '测试四号贸易有限公司',
    uscc: '91310000TTTTTTT36B',
    orgType: 'ENTERPRISE',
    legalRep: veteran,
  }),
  register({
    orgName: '测试五号小吃店',
    uscc: '92330000TTTTTTT46H',
    orgType: 'INDIVIDUAL_BUSINESS',
    legalRep: demo,
    registrationStatus: 'SUSPENDED',
  }),
];

const contact = {
  contactName: '测试联系人',
  contactMobile: '15400000021',
  contactEmail: 'office@example.com',
  postcode: '510000',
};

const createCompany = (id: string, { orgName, uscc, orgType, legalRep }: RegisteredCompany): Company => ({
  id,
  orgName,
  uscc,
  orgType,
  legalRep: { ...legalRep },
  contact: { ...contact },
});

type SeedCompanies = Pick<
  PortalState,
  'companies' | 'memberships' | 'companyAuthorizations' | 'companyRegistry'
>;

/** Creates companies, roles and authorizations as of `at` (ms). */
export function createSeedCompanies(at: number): SeedCompanies {
  const day = (days: number) => formatChinaDate(at + days * DAY);
  const join = (
    given: Pick<Membership, 'id' | 'companyId' | 'accountId' | 'capacity'> & Partial<Membership>,
  ): Membership => ({
    state: 'ACTIVE',
    origin: 'CREATED',
    start: null,
    end: null,
    person: null,
    createdAt: at - 200 * DAY,
    decidedAt: at - 199 * DAY,
    form: null,
    failure: null,
    dueAt: null,
    answer: null,
    ...given,
  });
  const invited = { origin: 'INVITED', capacity: 'HANDLER', start: day(-200), end: day(150) } as const;
  const allow = (
    given: Pick<CompanyAuthorizationRecord, 'id' | 'number' | 'membershipId' | 'scope' | 'matters'>,
  ): CompanyAuthorizationRecord => ({
    companyId: 'c-1',
    start: day(-199),
    end: day(150),
    letter: null,
    state: 'ACTIVE',
    createdAt: at - 199 * DAY,
    decidedAt: at - 198 * DAY,
    change: null,
    reason: '',
    ...given,
  });
  // Copies, so that later changes of the registry do not outlast a reset.
  const registry = [first, second, ...others].map((company) => ({ ...company }));
  return {
    companies: [createCompany('c-1', first), createCompany('c-2', second)],
    memberships: [
      join({ id: 'r-boss-1', companyId: 'c-1', accountId: 'u-boss', capacity: 'LEGAL_REP', person: boss }),
      join({ id: 'r-boss-2', companyId: 'c-2', accountId: 'u-boss', capacity: 'LEGAL_REP', person: boss }),
      join({ id: 'r-demo-1', companyId: 'c-1', accountId: 'u-demo', person: demo, ...invited }),
      join({ id: 'r-demo-2', companyId: 'c-1', accountId: 'u-demo-work', person: demo, ...invited }),
    ],
    companyAuthorizations: [
      allow({
        id: 'ca-1',
        number: 'SQ20260506000001',
        membershipId: 'r-demo-1',
        scope: 'LISTED',
        matters: ['TAX', 'SOCIAL_SECURITY'],
      }),
      allow({
        id: 'ca-2',
        number: 'SQ20260506000002',
        membershipId: 'r-demo-2',
        scope: 'LISTED',
        matters: ['COMPANY_INFO', 'CERTIFICATES'],
      }),
    ],
    companyRegistry: new Map(registry.map((company) => [company.uscc, company])),
  };
}
