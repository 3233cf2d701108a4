import type zh from '../zh-CN/space';

export default {
  'space.overview': 'Overview',
  'space.info': 'Details',
  'space.certificates': 'Certificates',
  'space.handlers': 'Handlers',
  'space.pages': 'Pages of this organization',
  'space.unknown': 'We can’t find this organization space',
  'space.unknown.text': 'It may be gone, or it belongs to another account.',
  'space.back': 'Back to your organizations',
  'space.failed': 'The organization couldn’t load',
  'space.closed': 'You don’t have access to this page',
  'space.suspended.company':
    'The registry has suspended this organization. You can view this space but not change anything.',
  'space.suspended.account': 'Your account is frozen. You can view this space but not change anything.',
  'space.notActing':
    'You’re acting in another role. To change something here, act for this organization first.',
  'space.act': 'Act for it',
  'space.notSwitched': 'We couldn’t switch you. You’re still acting as before.',
} satisfies Record<keyof typeof zh, string>;
