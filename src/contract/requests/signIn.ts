/** Requests of the sign-in page. */
import * as v from 'valibot';
import {
  APP_LOGIN_CATEGORY,
  CAPTCHA_QUESTIONS_MAX,
  LOGIN_CHANNEL,
  SIGN_IN_FAILURES_MAX,
} from '../../constants';
import { userType } from '../shared';
import type { LoginResult, QrProgress, signInEndpoints } from '../signIn';
import {
  captcha,
  captchaLimits,
  codeRefusals,
  loginName,
  lookup,
  oneTimeCode,
  sealed,
  secretId,
  shapes,
  text,
  token,
  withMobile,
} from './fields';
import { assertion, assertionRefusals } from './passkeys';
import type { RequestsFor } from './request';

/** A state in a request may be any text. Only an extremely long one is a field error. */
const STATE_MAX = 4_096;

const credentials = {
  userType,
  /** As in docs/api.md, Login names. */
  account: loginName,
  password: sealed,
  captcha: v.optional(captcha),
  secretId,
};

/** The return from a provider. */
const associateReturn = v.object({
  provider: token,
  /** The provider's code. */
  ticket: token,
  state: v.optional(text(STATE_MAX)),
});

/** A sign-in that binds the provider account of a bind ticket. */
const associateBinding = v.object({ provider: token, ticket: token, ...credentials });

/** Whether to stay signed in for 30 days. It has no effect on a shared browser. */
const keep = v.optional(v.boolean());

const passwordLogin = v.object({ ...credentials, keep });
const smsLogin = withMobile({ code: oneTimeCode, keep });
const qrLogin = v.object({ uuid: token });
const passkeyLogin = v.object({ passkey: assertion, keep });
const associateLogin = shapes([associateBinding, associateReturn], (sent) =>
  ['userType', 'account', 'password'].some((name) => name in sent) ? associateBinding : associateReturn,
);

/** The channels whose sign-in has a body of its own. An app login returns through channel 5. */
export type LoginChannel = Exclude<
  (typeof LOGIN_CHANNEL)[keyof typeof LOGIN_CHANNEL],
  typeof LOGIN_CHANNEL.paymentApp | typeof LOGIN_CHANNEL.messagingApp
>;

/** Bodies of login by channelCode. */
const bodies = {
  [LOGIN_CHANNEL.password]: passwordLogin,
  [LOGIN_CHANNEL.sms]: smsLogin,
  [LOGIN_CHANNEL.qr]: qrLogin,
  [LOGIN_CHANNEL.associate]: associateLogin,
  [LOGIN_CHANNEL.passkey]: passkeyLogin,
} satisfies Record<LoginChannel, v.GenericSchema>;

const channelCodes = Object.keys(bodies).map(Number) as LoginChannel[];

/** Body and data of login by channelCode. */
export type LoginChannels = {
  [Channel in LoginChannel]: {
    body: v.InferOutput<(typeof bodies)[Channel]>;
    data: Channel extends typeof LOGIN_CHANNEL.qr ? LoginResult | QrProgress : LoginResult;
  };
};

/** The query of a page. */
const anyQuery = <Fields extends v.ObjectEntries>(fields: Fields) => v.objectWithRest(fields, v.string());
const optionalText = v.optional(v.string());

/** An app login returns through channel 5. */
const appLogin = v.object({
  channelCode: v.picklist([LOGIN_CHANNEL.paymentApp, LOGIN_CHANNEL.messagingApp]),
  category: v.literal(APP_LOGIN_CATEGORY),
});
/** `link`: the provider's account is to be linked to the one signed in, and signs in to no other. */
const providerLogin = v.object({ provider: token, link: v.optional(v.literal('1')) });
/** The address of an application, with a code if nothing is left to ask. */
const continuation = v.object({ requestId: v.string() });

export const signInRequests = {
  secret: { summary: 'Issues a key for the secrets of one request. It can be used once, within 5 minutes.' },
  captchaImage: {
    summary: 'Draws a captcha. It replaces the former one of this visitor.',
    /** `t` prevents caching. */
    query: v.object({ t: optionalText }),
    limits: captchaLimits,
  },
  checkCaptcha: {
    summary: 'Checks an answer to the captcha. A right answer does not use it up.',
    query: v.object({ captcha: lookup }),
    limits: captchaLimits,
  },
  defaultEncryption: { summary: 'Tells whether secrets must be encrypted whatever the domain says.' },
  captchaNeeded: {
    summary: 'Tells whether a sign-in by this name needs a captcha.',
    query: v.object({ account: lookup }),
    limits: `${CAPTCHA_QUESTIONS_MAX.visitor} calls of a visitor and ${CAPTCHA_QUESTIONS_MAX.address} of a network address within 10 minutes.`,
  },
  login: {
    summary: 'Signs in on one of the channels: 1 password, 2 SMS code, 3 QR code, 5 provider, 6 passkey.',
    query: v.object({
      // An unknown channel is a business refusal.
      channelCode: v.fallback(v.optional(v.picklist(channelCodes)), undefined),
    }),
    body: v.union([passwordLogin, smsLogin, qrLogin, associateBinding, associateReturn, passkeyLogin]),
    bodyFor: ({ channelCode }) => bodies[channelCode as LoginChannel] ?? v.object({}),
    refusals: [
      'WAITING',
      'CHANNEL_UNKNOWN',
      'LOCKED',
      'CAPTCHA_REQUIRED',
      'BAD_CAPTCHA',
      'SECRET_INVALID',
      'BAD_CREDENTIALS',
      ...codeRefusals,
      'QR_UNKNOWN',
      'PROVIDER_STATE',
      'PROVIDER_REFUSED',
      'BOUND_ELSEWHERE',
      'TICKET_UNKNOWN',
      'ALREADY_BOUND',
      'CHALLENGE_EXPIRED',
      ...assertionRefusals,
      'FROZEN',
      'PAUSED',
      'NOT_ACTIVATED',
    ],
    limits: `${SIGN_IN_FAILURES_MAX} failed sign-ins by password from a network address within an hour.`,
  },
  redirect: {
    summary:
      "Reads where a signed-in visitor of the sign-in page belongs. The page's own query goes through.",
    query: anyQuery({ referer: optionalText, requestId: optionalText }),
  },
  obtainCode: {
    summary: "Reads the address of a provider's page, or of an application that waits for its code.",
    query: shapes([continuation, providerLogin, appLogin], (sent) => {
      if ('requestId' in sent) return continuation;
      return 'provider' in sent ? providerLogin : appLogin;
    }),
    refusals: ['AUTHORIZE_OVER'],
    stepUp: 'forApplication',
  },
  findWithUserType: {
    summary: 'Lists the app logins and associate providers of a user type.',
    query: v.object({ userType }),
  },
} satisfies RequestsFor<typeof signInEndpoints>;
