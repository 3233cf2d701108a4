/** The ways in, as data (specification, section 4). Each channel's panel loads apart, but for the first. */
import type { FormInstance } from 'antd';
import type { ComponentType } from 'react';
import type { MessageKey } from '@/locales/zh-CN/index';
import { PasswordForm } from './components/PasswordForm';

export interface PanelProps {
  /** Where the sign-in leads, as a checked path. */
  referer: string;
  /** Holds what was typed while another channel is open. */
  form: FormInstance;
  /** Opens another channel. */
  onChannel: (name: ChannelName) => void;
}

type Panel = ComponentType<PanelProps>;

export type ChannelName = 'password' | 'sms' | 'qr';

export interface Channel {
  name: ChannelName;
  title: MessageKey;
  /** On the page from the start. */
  panel?: Panel;
  /** Or loaded when the channel is opened. */
  load?: () => Promise<Panel>;
}

export const channels: readonly [Channel, ...Channel[]] = [
  { name: 'password', title: 'login.channel.password', panel: PasswordForm },
  {
    name: 'sms',
    title: 'login.channel.sms',
    load: async () => (await import('./components/SmsForm')).default,
  },
  { name: 'qr', title: 'login.channel.qr', load: async () => (await import('./components/QrPanel')).default },
];

/** The channel to open first: the one used last where it has a panel, else the first. */
export const firstChannel = (last: string | null): Channel =>
  channels.find(({ name }) => name === last) ?? channels[0];
