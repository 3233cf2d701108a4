import type zh from './zh-CN';

export default {
  'list.separator': ', ',
  'capacity.ADMIN': 'an administrator',
  'capacity.LEGAL_REP': 'legal representative',
  'capacity.HANDLER': 'a handler',
  'companyMatter.ALL': 'all matters',
  'companyMatter.COMPANY_INFO': 'organization details',
  'companyMatter.CERTIFICATES': 'certificates',
  'companyMatter.TAX': 'tax',
  'companyMatter.SOCIAL_SECURITY': 'social security',
  'companyMatter.PROVIDENT_FUND': 'housing fund',
  'companyMatter.PERMITS': 'permits',
  'companyMatter.ANNUAL_REPORT': 'annual report',
  'notice.handler.invited.title': 'An organization invites you',
  'notice.handler.invited.text':
    '{company} invites you to be {capacity} from {start} to {end}. Take a look, then accept or reject it.',
  'notice.handler.accepted.title': 'Your application was accepted',
  'notice.handler.accepted.text':
    '{company} has accepted you as a handler. You can act for it once it authorizes you.',
  'notice.handler.rejected.title': 'Your application was rejected',
  'notice.handler.rejected.text': '{company} has rejected your application to be a handler.',
  'notice.handler.withdrawn.title': 'An invitation was withdrawn',
  'notice.handler.withdrawn.text':
    '{company} has withdrawn its invitation to you. You don’t need to do anything.',
  'notice.handler.dates.title': 'Your dates in an organization have changed',
  'notice.handler.dates.text': '{company} has changed your dates: you now act for it from {start} to {end}.',
  'notice.handler.ended.title': 'Your role in an organization has ended',
  'notice.handler.ended.text': '{company} has ended your role, and with it every authorization it gave you.',
  'notice.companyAuthorization.offered.title': 'An organization wants to authorize you',
  'notice.companyAuthorization.offered.text':
    '{company} asks you to act for it in {matters} from {start} to {end} (number {number}). Take a look, then accept or reject it.',
  'notice.companyAuthorization.offerChanged.title': 'An authorization offered to you has changed',
  'notice.companyAuthorization.offerChanged.text':
    '{company} has changed authorization {number} before you accepted it: {matters}, from {start} to {end}. Take a look, then accept or reject it.',
  'notice.companyAuthorization.withdrawn.title': 'An authorization was withdrawn',
  'notice.companyAuthorization.withdrawn.text':
    '{company} has withdrawn authorization {number}. You don’t need to do anything.',
  'notice.companyAuthorization.narrowed.title': 'Your authorization was reduced',
  'notice.companyAuthorization.narrowed.text':
    '{company} has reduced authorization {number}, effective right away. You can still act for it in {matters}, until {end}.',
  'notice.companyAuthorization.widening.title': 'An organization wants to extend your authorization',
  'notice.companyAuthorization.widening.text':
    '{company} wants to change authorization {number} to {matters}, until {end}. Until you accept, it stays as it is.',
  'notice.companyAuthorization.wideningWithdrawn.title': 'A change of your authorization was withdrawn',
  'notice.companyAuthorization.wideningWithdrawn.text':
    '{company} has withdrawn its change of authorization {number}, which stays as it is.',
  'notice.companyAuthorization.revoked.title': 'An authorization was revoked',
  'notice.companyAuthorization.revoked.text': '{company} has revoked authorization {number}. It has ended.',
  'notice.companyAuthorization.accepted.title': 'A handler accepted an authorization',
  'notice.companyAuthorization.accepted.text': '{name} has accepted authorization {number} of {company}.',
  'notice.companyAuthorization.rejected.title': 'A handler rejected an authorization',
  'notice.companyAuthorization.rejected.text': '{name} has rejected authorization {number} of {company}.',
  'notice.companyAuthorization.wideningAccepted.title': 'A handler accepted a change',
  'notice.companyAuthorization.wideningAccepted.text':
    '{name} has accepted the change of authorization {number} of {company}. It’s now in effect.',
  'notice.companyAuthorization.wideningRejected.title': 'A handler rejected a change',
  'notice.companyAuthorization.wideningRejected.text':
    '{name} has rejected the change of authorization {number} of {company}, which stays as it is.',
  'notice.companyAuthorization.resigned.title': 'A handler gave up an authorization',
  'notice.companyAuthorization.resigned.text':
    '{name} has given up authorization {number} of {company}. It has ended.',
} satisfies Record<keyof typeof zh, string>;
