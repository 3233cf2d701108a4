import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';
import { toHref } from '@/utils/routing/ownPath';
import { goTo } from '@/utils/routing/redirect';

interface Props extends Omit<ButtonProps, 'href' | 'htmlType' | 'onClick' | 'target'> {
  /** Path below the base. */
  to: string;
}

/** A link to a page of the portal that looks like a button. If disabled, it is a disabled button without an address. */
export function LinkButton({ to, ...button }: Props) {
  const follow = (event: MouseEvent) => {
    // The browser opens a new tab or window, or downloads.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(to);
  };
  return <Button {...button} {...(!button.disabled && { href: toHref(to), onClick: follow })} />;
}
