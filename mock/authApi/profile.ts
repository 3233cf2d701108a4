/** The signed-in person's profile, avatar, and what they are told by mail. */
import { changeAvatar } from '../_domain/avatar';
import { handlers } from '../_domain/http';
import { changeNotificationSettings } from '../_domain/notificationSettings';
import { changeProfile, profileOf } from '../_domain/profile';

export default handlers({
  profile: ({ account }) => profileOf(account),
  changeProfile,
  changeAvatar,
  notificationSettings: ({ account }) => account.notifications,
  changeNotificationSettings,
});
