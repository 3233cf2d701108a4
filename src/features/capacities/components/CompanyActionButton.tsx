import { Button, type ButtonProps } from 'antd';
import { useId } from 'react';
import { LinkButton } from '@/components/Action/LinkButton';
import { useT } from '@/hooks/useT';
import type { CompanyPermission } from '../../../contract/roleValues';
import type { Space } from '../space';
import './CompanyActionButton.css';

interface Props extends Omit<ButtonProps, 'disabled' | 'href' | 'htmlType' | 'target' | 'aria-describedby'> {
  space: Space;
  action: CompanyPermission;
  /** Path of the page for the action; makes the button a link. */
  to?: string;
  /** Whether the page already shows the reason, so that only screen readers get it here. */
  quiet?: boolean;
}

/**
 * Button for an action in a company's space. If the action is not allowed, it is disabled and the reason is shown
 * below.
 */
export function CompanyActionButton({ space, action, quiet, to, onClick, ...button }: Props) {
  const t = useT();
  const id = useId();
  const block = space.check(action);
  if (!block && to) return <LinkButton {...button} to={to} />;
  if (!block) return <Button {...button} onClick={onClick} />;
  return (
    <span className="company-action">
      {/* Disabled buttons stay focusable, so that screen readers can announce the reason. */}
      <Button {...button} htmlType="button" aria-disabled aria-describedby={id} />
      <small id={id} className={quiet ? 'visually-hidden' : undefined}>
        {t(`subCode.${block}`)}
      </small>
    </span>
  );
}
