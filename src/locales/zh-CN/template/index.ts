/** What the legacy template's screens say. */
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
};
