import { LoadingOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';

/** antd's spinning icon calls itself 'loading' in English; the button's own words say it in the reader's. */
const SPINNER = { icon: <LoadingOutlined aria-hidden="true" /> };

/**
 * The button keeps its place under the pointer: a field that lost the focus to it would be checked at once, its error
 * would move the button away, and the press would miss it. Submitting checks all fields.
 */
const keepFocusInField = (event: MouseEvent) => event.preventDefault();

/** A button that shows it is busy: presses do nothing meanwhile, and it keeps the focus. */
export function SubmitButton({ busy, ...rest }: Omit<ButtonProps, 'loading'> & { busy: boolean }) {
  return (
    <Button
      {...rest}
      loading={busy && SPINNER}
      aria-busy={busy}
      onMouseDown={rest.htmlType === 'submit' ? keepFocusInField : undefined}
    />
  );
}
