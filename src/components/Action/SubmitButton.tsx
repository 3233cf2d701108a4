import { LoadingOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';
import './SubmitButton.css';

/** Decorative: the button's text already says that it is busy. */
const SPINNER = <LoadingOutlined aria-hidden="true" />;

/**
 * Prevents the button from taking the focus on a press: the blurred field would be validated, its error could move
 * the button, and the press would miss it. Submitting validates all fields.
 */
const keepFocusInField = (event: MouseEvent) => event.preventDefault();

/** Also prevents submitting. */
const ignorePress = (event: MouseEvent) => event.preventDefault();

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
      onClick={busy ? ignorePress : rest.onClick}
      onMouseDown={rest.htmlType === 'submit' ? keepFocusInField : undefined}
    />
  );
}
