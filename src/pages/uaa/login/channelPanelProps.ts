import type { FormInstance } from 'antd';

export type SignInChannelName = 'password' | 'sms' | 'qr';

/** Props of every channel's panel. */
export interface ChannelPanelProps {
  /** Validated path to open after signing in. */
  referer: string;
  /** Keeps the input while another channel is open. */
  form: FormInstance;
  /** Switches to another channel. */
  onChannel: (name: SignInChannelName) => void;
}
