/** The sign-in channels as data (specification, section 4). All panels except the first are lazy-loaded. */
import type { ComponentType } from 'react';
import { PasswordSignInForm } from '@/features/signIn/components/PasswordSignInForm';
import type { MessageKey } from '@/locales/zh-CN/index';
import type { ChannelPanelProps, SignInChannelName } from './channelPanelProps';

type Panel = ComponentType<ChannelPanelProps>;

export interface SignInChannel {
  name: SignInChannelName;
  title: MessageKey;
  /** Bundled with the page. */
  panel?: Panel;
  /** Loads the panel when the channel is opened. */
  load?: () => Promise<Panel>;
}

export const signInChannels: readonly [SignInChannel, ...SignInChannel[]] = [
  { name: 'password', title: 'login.channel.password', panel: PasswordSignInForm },
  {
    name: 'sms',
    title: 'login.channel.sms',
    load: async () => (await import('./components/SmsSignInForm')).default,
  },
  {
    name: 'qr',
    title: 'login.channel.qr',
    load: async () => (await import('./components/QrSignInPanel')).default,
  },
];

/** Returns the channel to open first: the last used one if it has a panel, otherwise the first. */
export const chooseFirstChannel = (last: unknown): SignInChannel =>
  signInChannels.find(({ name }) => name === last) ?? signInChannels[0];
