import { CheckOutlined } from '@ant-design/icons';
import { Checkbox } from 'antd';
import { useId } from 'react';
import type { RequestedScope, Scope } from '@/contract';
import { useT } from '@/hooks/useT';

interface Props {
  scopes: RequestedScope[];
  unticked: readonly Scope[];
  onTick: (scope: Scope, ticked: boolean) => void;
}

/** The data that the application would receive, with the user's values. Optional scopes can be unticked. */
export function ConsentScopeList({ scopes, unticked, onTick }: Props) {
  const t = useT();
  const id = useId();
  return (
    <section className="consent-scopes" aria-labelledby={id}>
      <h2 id={id}>{t('authorize.scopes')}</h2>
      <ul className="plain-list">
        {scopes.map((asked) => (
          <ScopeItem
            key={asked.scope}
            asked={asked}
            ticked={!unticked.includes(asked.scope)}
            onTick={(ticked) => onTick(asked.scope, ticked)}
          />
        ))}
      </ul>
    </section>
  );
}

interface ItemProps {
  asked: RequestedScope;
  ticked: boolean;
  onTick: (ticked: boolean) => void;
}

function ScopeItem({ asked: { scope, required, granted, values }, ticked, onTick }: ItemProps) {
  const t = useT();
  const id = useId();
  const label = t(`authorize.scope.${scope}`);
  return (
    <li>
      {required ? (
        <p className="consent-required">
          <CheckOutlined aria-hidden="true" />
          <span>{label}</span>
        </p>
      ) : (
        <Checkbox
          name={scope}
          checked={ticked}
          aria-describedby={id}
          onChange={({ target }) => onTick(target.checked)}
        >
          {label}
        </Checkbox>
      )}
      <p id={id} className="consent-values">
        {values.map((value) => (
          <bdi key={value}>{value}</bdi>
        ))}
        <span className="consent-quiet">
          {t(required ? 'authorize.required' : 'authorize.optional')}
          {granted && ` · ${t('authorize.granted')}`}
        </span>
      </p>
    </li>
  );
}
