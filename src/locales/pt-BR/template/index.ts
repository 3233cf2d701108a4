import type { TemplateMessages } from '../../zh-CN/index';
import cards from './cards';
import dashboard from './dashboard';
import forms from './forms';
import lists from './lists';
import pages from './pages';
import profiles from './profiles';
import results from './results';

export default {
  ...cards,
  ...dashboard,
  ...forms,
  ...lists,
  ...pages,
  ...profiles,
  ...results,
} satisfies TemplateMessages;
