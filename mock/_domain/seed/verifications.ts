/** Initial records of the registries, and earlier verifications. */
import type { ChannelName } from '../../../src/domain/verificationChannels';
import { checkBankCard } from '../../../src/validation/bankCard';
import type { Account, Identity } from '../store/records/account';
import type { RegistryRecord, VerificationRecord } from '../store/records/verification';

/** People with records and without an account, who may register. */
const others: Identity[] = [
  { name: '测试·人', idNo: '110101190002010016', idType: 'RESIDENT_ID' },
  { name: 'TEST PERSON', idNo: 'TEST00001', idType: 'PASSPORT' },
];

const CITY = '110100';
/** Start of the mobile number at carrier and bank of a person without one in the portal. Two digits follow. */
const MOBILE_START = '154000002';
const CARD_START = '6228480000000000';

const DEVICE = {
  ip: '203.0.113.7',
  place: 'place.beijing',
  device: 'desktop',
  os: 'Windows',
  browser: 'Edge',
} as const;

/** Returns the number with a valid check digit. */
const completeCardNumber = (start: string): string =>
  Array.from({ length: 10 }, (_, digit) => start + digit).find((one) => checkBankCard(one) === null) ?? start;

type Known = Pick<Account, 'name' | 'idType' | 'idNo'> & Partial<Pick<Account, 'account' | 'mobile'>>;

function createRecords(person: Known, index: number): RegistryRecord[] {
  const { name, idType, idNo } = person;
  const twoDigits = String(index + 1).padStart(2, '0');
  const eightDigits = twoDigits.padStart(8, '0');
  const mobile = person.mobile ?? MOBILE_START + twoDigits;
  const fields: Record<ChannelName, RegistryRecord['fields']> = {
    gonganVerify: { idFrom: '2020-01-01', idTo: '2040-01-01' },
    providentFundVerify: { city: CITY, fundAccount: `GJJ${eightDigits}` },
    socialSecurityCardVerify: { city: CITY, cardNo: `A${eightDigits}` },
    telecomOperatorsVerify: { mobile, carrier: 'CMCC' },
    driverLicenseVerify: { licenceNo: idNo, fileNo: `4401${eightDigits}` },
    bankCardVerify: { bankCardNo: completeCardNumber(CARD_START + twoDigits), mobile },
    alipayVerify: { subject: person.account ?? name },
  };
  return (Object.keys(fields) as ChannelName[]).map((channel) => ({
    channel,
    name,
    idType,
    idNo,
    fields: fields[channel],
  }));
}

/** Creates one set of records for each person with an account, and for some people without one. */
export function createSeedRegistryRecords(accounts: readonly Account[]): RegistryRecord[] {
  const owners = accounts.filter(
    ({ idNo }, index) => accounts.findIndex((one) => one.idNo === idNo) === index,
  );
  return [...owners, ...others].flatMap(createRecords);
}

/** Creates the query by which each verified account has reached its level. */
export function createSeedVerifications(accounts: readonly Account[]): VerificationRecord[] {
  return accounts.flatMap(({ id, level, verifiedAt, verifiedBy }) =>
    verifiedAt === null
      ? []
      : [
          {
            id: `verification-${id}`,
            accountId: id,
            visitor: '',
            sessionId: '',
            device: DEVICE,
            channel: verifiedBy as ChannelName,
            state: 'MATCHED',
            startedAt: verifiedAt,
            dueAt: verifiedAt,
            endedAt: verifiedAt,
            origin: null,
            levelBefore: 1,
            levelAfter: level,
            claim: null,
            answers: null,
            document: '',
            spent: true,
          },
        ],
  );
}
