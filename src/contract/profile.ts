/** Contract of the person's profile (specification, section 3, basic settings) and of what the portal tells them. */

export interface Profile {
  nickname: string;
  /** A data URI, or ''. */
  avatar: string;
  /** Masked; changed by changeEmail. */
  email: string;
  /** A few words about oneself. */
  profile: string;
  /** ISO 3166-1 alpha-2, or ''. */
  country: string;
  /** Codes of province and city in China; '' elsewhere. */
  province: string;
  city: string;
  /** Masked; '' for none. */
  address: string;
  phone: string;
  version: string;
}

/** A new value of what arrives masked; one that is left out stays. */
export type ProfileChange = Pick<
  Profile,
  'nickname' | 'profile' | 'country' | 'province' | 'city' | 'version'
> & { address?: string; phone?: string };

/** Kinds of messages: from other people, from the portal, and things to be done. */
export type NotificationKind = 'messages' | 'system' | 'todo';

/** Whether a message of the kind is sent by mail as well; in the portal it always stands. */
export type NotificationSettings = Record<NotificationKind, boolean>;

export interface ProfileContract {
  profile: { data: Profile };
  changeProfile: { body: ProfileChange; data: Profile };
  /** Id of an upload: a square JPG or PNG; null for none. */
  changeAvatar: { body: { file: string | null }; data: { avatar: string } };
  notificationSettings: { data: NotificationSettings };
  /** A kind that is left out stays. */
  changeNotificationSettings: { body: Partial<NotificationSettings>; data: NotificationSettings };
}
