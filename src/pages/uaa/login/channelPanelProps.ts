import type { FormInstance } from 'antd';

export type SignInChannelName = 'password' | 'sms' | 'qr';

/** What every channel's panel is given. */
export interface ChannelPanelProps {
  /** Where the sign-in leads, as a checked path. */
  referer: string;
  /** Holds what was typed while another channel is open. */
  form: FormInstance;
  /** Opens another channel. */
  onChannel: (name: SignInChannelName) => void;
}
