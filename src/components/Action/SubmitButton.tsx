import { LoadingOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';
import './SubmitButton.css';

/** Decorative: the button's text already says that it is busy. */
const SPINNER = <LoadingOutlined aria-hidden="true" />;

const preventDefault = (event: MouseEvent) => event.preventDefault();

/**
 * A button with a busy state: it ignores presses meanwhile and keeps the focus. Not antd's `loading`: its icon fades
 * out, which never ends in a hidden form, so that the English "loading" would stay in the button's accessible name.
 */
export function SubmitButton({ busy, ...rest }: Omit<ButtonProps, 'loading'> & { busy: boolean }) {
  return (
    <Button
      {...rest}
      icon={busy ? SPINNER : rest.icon}
      aria-busy={busy}
      // While busy, also prevents submitting.
      onClick={busy ? preventDefault : rest.onClick}
      // The field keeps the focus: a blurred field would be validated, its error could move the button, and the press
      // would miss it. Submitting validates all fields.
      onMouseDown={rest.htmlType === 'submit' ? preventDefault : undefined}
    />
  );
}
