import { Button } from 'antd';
import { RowActions } from '@/components/Action/RowActions';
import { ProviderIcon } from '@/components/Value/ProviderIcon';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { Binding } from '@/contract';
import { useT } from '@/hooks/useT';

interface Props {
  binding: Binding;
  /** Whether it is the last sign-in method. */
  last: boolean;
  onUnlink: () => void;
}

/** A provider's account with a button to unlink it; for the last sign-in method the reason why that is not possible. */
export function BindingRow({ binding, last, onUnlink }: Props) {
  const t = useT();
  const { id, provider, providerName, nickname, boundAt, lastUsedAt } = binding;
  const why = last ? `linked-why-${id}` : undefined;
  return (
    <li className="linked-row">
      <ProviderIcon name={provider} />
      <div className="linked-facts">
        <strong>{providerName}</strong>
        <dl>
          <dt>{t('linked.nickname')}</dt>
          <dd>{nickname}</dd>
          <dt>{t('linked.boundAt')}</dt>
          <dd>
            <RelativeTime at={boundAt} />
          </dd>
          <dt>{t('linked.lastUsed')}</dt>
          <dd>{lastUsedAt ? <RelativeTime at={lastUsedAt} /> : t('linked.never')}</dd>
        </dl>
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
          aria-label={t('linked.unlink.label', { provider: providerName })}
          onClick={() => last || onUnlink()}
        >
          {t('form.unlink')}
        </Button>
      </RowActions>
    </li>
  );
}
