/** Profile, avatar and email settings of the signed-in person. */
import { createHandlers } from '../_domain/http/handlers';
import {
  changeAvatar,
  changeNotificationSettings,
  changeProfile,
  toProfile,
} from '../_domain/member/profile';

export default createHandlers({
  profile: ({ account }) => toProfile(account),
  changeProfile,
  changeAvatar,
  notificationSettings: ({ account }) => account.notifications,
  changeNotificationSettings,
});
