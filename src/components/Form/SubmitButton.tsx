import { LoadingOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';
import './SubmitButton.css';

/** The button's own words say that it is busy, in the reader's language. */
const SPINNER = <LoadingOutlined aria-hidden="true" />;

/**
 * The button keeps its place under the pointer: a field that lost the focus to it would be checked at once, its error
 * would move the button away, and the press would miss it. Submitting checks all fields.
 */
const keepFocusInField = (event: MouseEvent) => event.preventDefault();

/** Submits nothing, either. */
const ignorePress = (event: MouseEvent) => event.preventDefault();

/**
 * A button that shows it is busy: presses do nothing meanwhile, and it keeps the focus. antd's own `loading` fades its
 * icon out, which never ends in a form that is hidden meanwhile: "loading" stayed in the button's name, in English.
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
