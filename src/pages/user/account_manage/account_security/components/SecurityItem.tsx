import type { ReactNode } from 'react';
import { RowActions } from '@/components/Action/RowActions';
import { type Fact, FactList } from '@/components/Value/FactList';
import './SecurityItem.css';

interface Props {
  icon: ReactNode;
  name: ReactNode;
  /** Its location, in one line. */
  where: string;
  facts: readonly Fact[];
  /** The buttons, if any. */
  actions?: ReactNode;
  /** Content below the facts. */
  children?: ReactNode;
}

/** A row of a `security-items` list: a device or a passkey, with its facts and buttons. */
export function SecurityItem({ icon, name, where, facts, actions, children }: Props) {
  return (
    <li className="security-item">
      <span className="security-item-icon">{icon}</span>
      <div className="security-item-text">
        <p className="security-item-name">{name}</p>
        <p className="security-note">{where}</p>
        <FactList className="fact-list" facts={facts} />
        {children}
      </div>
      {actions && <RowActions>{actions}</RowActions>}
    </li>
  );
}
