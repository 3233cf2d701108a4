import { type AlertProps, Alert as AntdAlert } from 'antd';
import { type Status, statusIcons } from './statusIcons';
import './Alert.css';

type Props = Omit<AlertProps, 'icon' | 'showIcon' | 'type'> & { type: Status };

/**
 * antd's alert with a custom icon, because screen readers would announce antd's own icon as an image with an English
 * name.
 */
export function Alert({ className = '', ...props }: Props) {
  const Icon = statusIcons[props.type];
  const classes = props.action ? `${className} alert-with-action` : className;
  return <AntdAlert {...props} className={classes} showIcon icon={<Icon aria-hidden />} />;
}
