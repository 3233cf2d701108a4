import { Button } from 'antd';
import { Fragment, type ReactNode } from 'react';
import { RowActions } from '@/components/Action/RowActions';
import { ProviderIcon } from '@/components/Value/ProviderIcon';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';

interface Props {
  id: string;
  /** Name of the icon. */
  icon: string;
  name: ReactNode;
  /** Status, below the name. */
  status?: ReactNode;
  facts: readonly [name: MessageKey, value: ReactNode][];
  /** Accessible name of the button. */
  unlinkLabel: string;
  /** Whether it is the last sign-in method. */
  last: boolean;
  onUnlink: () => void;
  /** Notes below the facts. */
  children?: ReactNode;
}

/** A sign-in method with a button to unlink it; for the last one the reason why that is not possible. */
export function LinkedRow(props: Props) {
  const { id, icon, name, status, facts, unlinkLabel, last, onUnlink, children } = props;
  const t = useT();
  const why = last ? `linked-why-${id}` : undefined;
  return (
    <li className="linked-row">
      <ProviderIcon name={icon} />
      <div className="linked-facts">
        <strong>{name}</strong>
        {status}
        <dl>
          {facts.map(([fact, value]) => (
            <Fragment key={fact}>
              <dt>{t(fact)}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
        {children}
        {last && (
          <p id={why} className="linked-means">
            {t('linked.lastWay')}
          </p>
        )}
      </div>
      <RowActions>
        <Button
          type="text"
          danger={!last}
          aria-disabled={last}
          aria-describedby={why}
          aria-label={unlinkLabel}
          onClick={() => last || onUnlink()}
        >
          {t('form.unlink')}
        </Button>
      </RowActions>
    </li>
  );
}
