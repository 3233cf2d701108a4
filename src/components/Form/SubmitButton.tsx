import { LoadingOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';

/** antd's spinning icon calls itself 'loading' in English; the button's own words say it in the reader's. */
const SPINNER = { icon: <LoadingOutlined aria-hidden="true" /> };

/** A button that shows it is busy: presses do nothing meanwhile, and it keeps the focus. */
export function SubmitButton({ busy, ...rest }: Omit<ButtonProps, 'loading'> & { busy: boolean }) {
  return <Button {...rest} loading={busy && SPINNER} aria-busy={busy} />;
}
