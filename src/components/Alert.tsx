import { type AlertProps, Alert as AntdAlert } from 'antd';
import { type Status, statusIcons } from './statusIcons';
import './Alert.css';

type Props = Omit<AlertProps, 'icon' | 'showIcon' | 'type'> & { type: Status };

/** antd's alert with its icon; that one repeats the words, and would be read out as an image by its English name. */
export function Alert({ className = '', ...props }: Props) {
  const Icon = statusIcons[props.type];
  const classes = props.action ? `${className} alert-with-action` : className;
  return <AntdAlert {...props} className={classes} showIcon icon={<Icon aria-hidden />} />;
}
