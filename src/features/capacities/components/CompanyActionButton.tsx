import { Button, type ButtonProps } from 'antd';
import { useId } from 'react';
import { LinkButton } from '@/components/LinkButton';
import { useT } from '@/hooks/useT';
import type { CompanyAction } from '../../../domain/companyActions';
import type { Space } from '../space';
import './CompanyActionButton.css';

interface Props extends Omit<ButtonProps, 'disabled' | 'href' | 'htmlType' | 'target' | 'aria-describedby'> {
  space: Space;
  action: CompanyAction;
  /** Path of the page where it is done; the button is a link then. */
  to?: string;
  /** What no capacity of theirs will ever open is not there at all. */
  hideFromOthers?: boolean;
  /** The reason stands elsewhere on the page already: it is only read out here. */
  quiet?: boolean;
}

/** A button for something in a company's space: open, or not to be pressed with the reason beneath it. */
export function CompanyActionButton({ space, action, hideFromOthers, quiet, to, onClick, ...button }: Props) {
  const t = useT();
  const id = useId();
  const block = space.check(action);
  if (!block && to) return <LinkButton {...button} to={to} />;
  if (!block) return <Button {...button} onClick={onClick} />;
  if (block === 'ROLE_CAPACITY' && hideFromOthers) return null;
  return (
    <span className="company-action">
      {/* It can be reached by keyboard, so that the reason is heard where it is asked for. */}
      <Button {...button} htmlType="button" aria-disabled aria-describedby={id} />
      <small id={id} className={quiet ? 'visually-hidden' : undefined}>
        {t(`subCode.${block}`)}
      </small>
    </span>
  );
}
