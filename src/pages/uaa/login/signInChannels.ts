/** The sign-in channels, as data (specification, section 4). Every panel but the first loads when it is opened. */
import type { ComponentType } from 'react';
import { PasswordSignInForm } from '@/features/signIn/components/PasswordSignInForm';
import type { MessageKey } from '@/locales/zh-CN/index';
import type { ChannelPanelProps, SignInChannelName } from './channelPanelProps';

type Panel = ComponentType<ChannelPanelProps>;

export interface SignInChannel {
  name: SignInChannelName;
  title: MessageKey;
  /** On the page from the start. */
  panel?: Panel;
  /** Or loaded when the channel is opened. */
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

/** The channel to open first: the one used last where it has a panel, else the first. */
export const chooseFirstChannel = (last: string | null): SignInChannel =>
  signInChannels.find(({ name }) => name === last) ?? signInChannels[0];
