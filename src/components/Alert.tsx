import {
  CheckCircleFilled,
  CloseCircleFilled,
  ExclamationCircleFilled,
  InfoCircleFilled,
} from '@ant-design/icons';
import { type AlertProps, Alert as AntdAlert } from 'antd';

const icons = {
  success: CheckCircleFilled,
  info: InfoCircleFilled,
  warning: ExclamationCircleFilled,
  error: CloseCircleFilled,
};

type Props = Omit<AlertProps, 'icon' | 'showIcon' | 'type'> & { type: keyof typeof icons };

/** antd's alert with its icon; that one repeats the words, and would be read out as an image by its English name. */
export function Alert(props: Props) {
  const Icon = icons[props.type];
  return <AntdAlert {...props} showIcon icon={<Icon aria-hidden />} />;
}
