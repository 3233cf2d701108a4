import type zh from '../zh-CN/layout';

const messages: Record<keyof typeof zh, string> = {
  'layout.siteName': 'Identity Portal',
  'layout.language': 'Language',
  'layout.language.failed': 'The language couldn’t load. Check your connection and try again.',
  'layout.theme.dark': 'Switch to dark',
  'layout.theme.light': 'Switch to light',
  'layout.elder.on': 'Large text',
  'layout.elder.off': 'Standard text',
  'layout.skip': 'Skip to main content',
  'layout.mainMenu': 'Main menu',
  'layout.sideColumn': 'Side column',
  'layout.menu.open': 'Open menu',
  'layout.menu.collapse': 'Collapse menu',
  'layout.menu.expand': 'Expand menu',
  'layout.userMenu': 'User menu',
  'layout.breadcrumb': 'You are here',
  'layout.signOut': 'Sign out',
  'layout.actingSelf': 'As yourself',
  'layout.notices': 'Notices',
  'layout.notices.unread':
    '{count, plural, =0 {No unread notices} one {# unread notice} other {# unread notices}}',
  'layout.notices.empty': 'No notices yet. Security alerts and updates on your requests appear here.',
  'layout.notices.readAll': 'Mark all as read',
  'layout.notices.failed': 'Your notices couldn’t load',
  'layout.notices.new': 'Unread',
  'layout.messages': 'Messages',
  'layout.footer': 'Help and policies',
  'layout.settings': 'Appearance settings',
};

export default messages;
