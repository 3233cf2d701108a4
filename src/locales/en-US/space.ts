import type zh from '../zh-CN/space';

const messages: Record<keyof typeof zh, string> = {
  'space.overview': 'Overview',
  'space.info': 'Details',
  'space.certificates': 'Certificates',
  'space.handlers': 'Handlers',
  'space.pages': 'Pages of this organization',
  'space.unknown': 'There’s no such organization space',
  'space.unknown.text': 'It may be gone, or it belongs to another account.',
  'space.back': 'Back to your organizations',
  'space.failed': 'The organization didn’t load',
  'space.closed': 'This page isn’t open to you',
  'space.suspended.company':
    'The registry has suspended this organization. You can look, but nothing can be changed.',
  'space.suspended.account': 'Your account is frozen. You can look, but nothing can be changed.',
  'space.notActing':
    'You’re acting in another capacity. To change something here, act for this organization first.',
  'space.act': 'Act for it',
  'space.notSwitched': 'The switch didn’t work. You’re still acting as before.',
};

export default messages;
