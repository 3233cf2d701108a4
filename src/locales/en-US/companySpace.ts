import type zh from '../zh-CN/companySpace';

export default {
  'handlers.space.purpose': 'Your role, what you can do, and what needs your attention.',
  'handlers.space.standing': 'Your role in this organization',
  'handlers.space.may': 'What you can do',
  'handlers.space.all.LEGAL_REP': 'Everything for this organization',
  'handlers.space.all.ADMIN': 'Everything except replacing the legal representative',
  'handlers.space.nothing':
    'No authorization is in force yet. Ask the legal representative or an administrator.',
  'handlers.space.own': 'Your authorizations',
  'handlers.space.change': 'The organization wants to extend this authorization. You decide:',
  'handlers.space.info': 'Registry details and contact.',
  'handlers.space.certificates': 'Certificates that sign for the organization.',
  'handlers.space.ending':
    '{count, plural, one {# certificate expires soon or has expired} other {# certificates expire soon or have expired}}',
  'handlers.letter': 'Letter',
  'handlers.letter.of': 'Letter {number}',
  'handlers.letter.uploaded': 'Uploaded letter',
  'letter.purpose': 'Print it for both parties to sign. The authorization is valid without it.',
  'letter.print': 'Print',
  'letter.number': 'Number',
  'letter.company': 'Organization',
  'letter.uscc': 'Unified social credit code',
  'letter.legalRep': 'Legal representative',
  'letter.text':
    '{company} authorizes its handler {name} to act for it from {start} to {end}, both days included (China time), in the following:',
  'letter.all': 'All of the organization’s matters, including any added during this period.',
  'letter.limits':
    'The handler may not delegate this authorization. The organization may reduce or revoke it at any time.',
  'letter.sign.company': 'For the organization (signature, seal)',
  'letter.sign.handler': 'Handler (signature)',
  'letter.sign.date': 'Date',
  'letter.check':
    '{site} ({address}) keeps this authorization under the number {number}. Both parties can sign in there to see whether it’s in force.',
  'letter.asOf': 'Status on {at}: {state}',
  'letter.notInForce': 'Not in force: {state}',
  'letter.void': 'NOT VALID',
} satisfies Record<keyof typeof zh, string>;
