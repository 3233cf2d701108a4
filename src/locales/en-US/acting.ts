import type zh from '../zh-CN/acting';

export default {
  'acting.label': 'Who you’re acting for',
  'acting.as.LEGAL_REP': 'You’re acting for {company} as legal representative',
  'acting.as.ADMIN': 'You’re acting for {company} as administrator',
  'acting.as.HANDLER': 'You’re acting for {company} as handler',
  'acting.withEnd': '{what}, until {end}',
  'acting.until': 'until {end}',
  'acting.self': 'You’re acting as yourself again',
  'acting.none': 'You can’t act for any organization now',
  'acting.back': 'Act as yourself again',
  'acting.back.company': 'Act for {company} again',
  'acting.menu': 'Act for',
  'acting.menu.self': 'Yourself',
  'acting.menu.loading': 'Loading your organizations',
  'acting.menu.failed': 'Your organizations couldn’t load. Try again',
  'acting.ended': 'You can no longer act for {company}',
  'acting.ended.text':
    'Your role or authorization there has ended. We reloaded the page, and nothing more is done in its name.',
  'acting.changed': '{company} has changed what you can do',
  'acting.changed.text': 'You can now act for it in: {matters}.',
  'acting.changed.textEnd': 'Until {end}, you can act for it in: {matters}.',
  'acting.stepUp': 'You’re confirming this for {company}.',
} satisfies Record<keyof typeof zh, string>;
