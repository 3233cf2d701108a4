import { type AlertProps, Alert as AntdAlert } from 'antd';
import { type Status, statusIcons } from './statusIcons';

type Props = Omit<AlertProps, 'icon' | 'showIcon' | 'type'> & { type: Status };

/** antd's alert with its icon; that one repeats the words, and would be read out as an image by its English name. */
export function Alert(props: Props) {
  const Icon = statusIcons[props.type];
  return <AntdAlert {...props} showIcon icon={<Icon aria-hidden />} />;
}
