/** What the sign-in page offers besides its channels, as data. */
import { APP_LOGIN_CATEGORY, LOGIN_CHANNEL } from '@/constants';
import type { Provider, Query } from '@/contract';
import type { MessageKey } from '@/locales/zh-CN/index';

export interface PageLink {
  page: string;
  title: MessageKey;
}

/** Where a digital certificate signs in. */
export const CERTIFICATE_LINK = {
  name: 'certificate',
  page: '/uaa/CALogin',
  title: 'login.certificate',
} as const;

/** Pages for who cannot sign in. */
export const FORGOT_PASSWORD_LINKS: PageLink[] = [{ page: '/uaa/resetPwd', title: 'login.forgot' }];
export const NEWCOMER_LINKS: PageLink[] = [
  { page: '/uaa/register', title: 'login.register' },
  { page: '/uaa/appeal', title: 'login.appeal' },
];

/** What asks for a provider's address: an app login by its channel and category, any other by its name. */
export function toObtainCodeQuery({ channelCode, provider }: Provider): Query<'obtainCode'> {
  const { paymentApp, messagingApp } = LOGIN_CHANNEL;
  if (channelCode === paymentApp || channelCode === messagingApp) {
    return { channelCode, category: APP_LOGIN_CATEGORY };
  }
  return { provider };
}
