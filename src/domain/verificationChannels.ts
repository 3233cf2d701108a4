/**
 * The verification channels, for the pages, the route table and the mock. docs/extending.md explains how to add one.
 */
import type { IdType, VerificationChannelName, VerificationField } from '../contract';

export interface VerificationChannel {
  /** Its route below /user/verification, and the middle of its message keys. */
  name: VerificationChannelName;
  /** The level that a match reaches alone; two different channels of level 2 reach level 3 in combination. */
  raisesTo: 2 | 3;
  /** The usual duration in minutes, for a user who has all data at hand. */
  minutes: number;
  /** The document types that its registry supports. */
  idTypes: readonly IdType[];
  /** The fields besides name and document, in the order of the form. */
  fields: readonly VerificationField[];
  /**
   * Whether a match proves possession, not only knowledge of a registry's data. A mobile number does not count:
   * within a family, the user is often not the person in the carrier's contract.
   */
  provesPossession?: true;
  /** Whether the user confirms on a page of the provider, which redirects back with its response. */
  redirectsToProvider?: true;
}

const EVERY_DOCUMENT: readonly IdType[] = [
  'RESIDENT_ID',
  'RESIDENCE_PERMIT',
  'PERMANENT_RESIDENCE',
  'TRAVEL_PERMIT',
  'TAIWAN_PERMIT',
  'PASSPORT',
];

/** In display order. */
export const verificationChannels = [
  {
    name: 'gonganVerify',
    raisesTo: 2,
    minutes: 1,
    idTypes: ['RESIDENT_ID', 'RESIDENCE_PERMIT', 'PERMANENT_RESIDENCE'],
    fields: ['idFrom', 'idTo'],
  },
  {
    name: 'telecomOperatorsVerify',
    raisesTo: 2,
    minutes: 2,
    idTypes: EVERY_DOCUMENT,
    fields: ['mobile', 'carrier', 'code'],
  },
  {
    name: 'socialSecurityCardVerify',
    raisesTo: 2,
    minutes: 2,
    idTypes: EVERY_DOCUMENT,
    fields: ['city', 'cardNo'],
  },
  {
    name: 'providentFundVerify',
    raisesTo: 2,
    minutes: 3,
    idTypes: EVERY_DOCUMENT,
    fields: ['city', 'fundAccount'],
  },
  {
    name: 'driverLicenseVerify',
    raisesTo: 2,
    minutes: 2,
    idTypes: EVERY_DOCUMENT,
    fields: ['licenceNo', 'fileNo'],
  },
  {
    name: 'bankCardVerify',
    raisesTo: 3,
    minutes: 2,
    idTypes: EVERY_DOCUMENT,
    fields: ['bankCardNo', 'mobile', 'code'],
    provesPossession: true,
  },
  {
    name: 'alipayVerify',
    raisesTo: 3,
    minutes: 1,
    idTypes: EVERY_DOCUMENT,
    fields: [],
    provesPossession: true,
    redirectsToProvider: true,
  },
] as const satisfies readonly VerificationChannel[];

export type ChannelName = (typeof verificationChannels)[number]['name'];

/** A channel of the portal. */
export type KnownChannel = VerificationChannel & { name: ChannelName };

/** Returns the channel with a name; undefined for an unknown one. */
export const findChannel = (name: string): KnownChannel | undefined =>
  verificationChannels.find((channel) => channel.name === name);
