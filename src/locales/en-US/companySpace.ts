import type zh from '../zh-CN/companySpace';

const messages: Record<keyof typeof zh, string> = {
  'handlers.space.purpose': 'Your capacity here, what you may do, and what waits for you.',
  'handlers.space.standing': 'You in this organization',
  'handlers.space.may': 'What you may do',
  'handlers.space.all.LEGAL_REP': 'Everything for this organization',
  'handlers.space.all.ADMIN': 'Everything for this organization but replacing its legal representative',
  'handlers.space.nothing':
    'No authorization is in force yet. Ask the legal representative or an administrator.',
  'handlers.space.own': 'Your authorizations',
  'handlers.space.change': 'The organization wants to widen this. It’s up to you:',
  'handlers.space.info': 'What its registry says, and how to reach it.',
  'handlers.space.certificates': 'The certificates that stand for the organization.',
  'handlers.space.ending':
    '{count, plural, one {# certificate ends soon or has ended} other {# certificates end soon or have ended}}',
  'handlers.letter': 'Letter',
  'handlers.letter.of': 'Letter {number}',
  'handlers.letter.uploaded': 'Uploaded letter',
  'letter.purpose': 'Print it for both sides to sign. The authorization counts without it.',
  'letter.print': 'Print',
  'letter.number': 'Number',
  'letter.company': 'Organization',
  'letter.uscc': 'Unified social credit code',
  'letter.legalRep': 'Legal representative',
  'letter.text':
    '{company} authorizes its handler {name} to act for it from {start} to {end}, both days included (China time), in the following:',
  'letter.all': 'All matters of the organization, those added meanwhile included.',
  'letter.limits': 'The handler may not pass this on. The organization may narrow or revoke it at any time.',
  'letter.sign.company': 'For the organization (signature, seal)',
  'letter.sign.handler': 'Handler (signature)',
  'letter.sign.date': 'Date',
  'letter.check':
    '{site} ({address}) keeps this authorization under the number {number}. Both sides can sign in there and see whether it’s in force.',
  'letter.asOf': 'Status on {at}: {state}',
  'letter.notInForce': 'Not in force: {state}',
  'letter.void': 'NOT VALID',
};

export default messages;
