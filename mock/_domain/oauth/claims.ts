/** The data behind each scope: as claims for the application, and masked for the person who decides. */
import type { Scope } from '../../../src/contract';
import { maskEmail, maskMobile } from '../lib/masking';
import { type Lang, translate } from '../lib/messages';
import { describeDate } from '../lib/times';
import { toSeconds } from '../store/clock';
import type { Account } from '../store/records/account';

type Claims = Record<string, string | number | boolean | undefined>;

interface Disclosure {
  claims: (account: Account) => Claims;
  masked: (account: Account, lang: Lang) => string[];
}

/** By scope (OpenID Connect Core 1.0, section 5.4); `identity` is the portal's own. */
const disclosures: Record<Scope, Disclosure> = {
  openid: {
    claims: ({ id }) => ({ sub: id }),
    masked: () => [],
  },
  profile: {
    claims: ({ name, nickname, account }) => ({ name, nickname, preferred_username: account }),
    masked: ({ name, nickname, account }) => [...new Set([name, nickname, account])],
  },
  email: {
    claims: ({ email }) => (email === null ? {} : { email, email_verified: true }),
    masked: ({ email }) => (email === null ? [] : [maskEmail(email)]),
  },
  phone: {
    claims: ({ region, mobile }) =>
      // E.164 has no trunk prefix: remove Taiwan's leading 0.
      mobile === null
        ? {}
        : { phone_number: `${region}${mobile.replace(/^0/, '')}`, phone_number_verified: true },
    masked: ({ region, mobile }) => (mobile === null ? [] : [`${region} ${maskMobile(mobile)}`]),
  },
  identity: {
    claims: ({ level, verifiedAt }) => ({
      identity_level: level,
      ...(verifiedAt !== null && { identity_verified_at: toSeconds(verifiedAt) }),
    }),
    masked: ({ level, verifiedAt }, lang) => [
      translate(lang, `identity.level.${level}`),
      ...(verifiedAt === null
        ? []
        : [translate(lang, 'claim.verifiedAt', { date: describeDate(verifiedAt, lang) })]),
    ],
  },
};

export function selectClaims(account: Account, scopes: Scope[]): Claims {
  return Object.assign({}, ...scopes.map((scope) => disclosures[scope].claims(account)));
}

/** Lists the masked values behind a scope in the language of the reader. */
export function listMaskedValues(account: Account, scope: Scope, lang: Lang): string[] {
  return disclosures[scope].masked(account, lang);
}

/** All supported claims, for the discovery document. */
export const claimNames = [
  'sub',
  'name',
  'nickname',
  'preferred_username',
  'email',
  'email_verified',
  'phone_number',
  'phone_number_verified',
  'identity_level',
  'identity_verified_at',
];
