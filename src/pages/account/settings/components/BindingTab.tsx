import { useIntl } from '@umijs/max';
import { ProviderIcon } from '@/components/ProviderIcon';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { listBindings } from '@/services/linked';
import { ACCOUNT_UNBIND_PATH } from '@/utils/routing/paths';
import { SummaryCard } from './SummaryCard';

/** Which providers' accounts sign in here, and the way to where they are linked and ended. */
export default function BindingTab() {
  const t = useT();
  const { locale } = useIntl();
  // The names come in the reader's language.
  const load = useRead(['bindings', locale], listBindings, { keepPrevious: true });
  return (
    <SummaryCard
      load={load}
      failed="linked.bindings.failed"
      to={ACCOUNT_UNBIND_PATH}
      title="page.accountUnbind"
    >
      {({ list }) =>
        list.length === 0 ? (
          <p>{t('linked.bindings.empty')}</p>
        ) : (
          <ul className="settings-bindings">
            {list.map(({ id, provider, providerName, nickname }) => (
              <li key={id}>
                <ProviderIcon name={provider} />
                <strong>{providerName}</strong>
                <span>{nickname}</span>
              </li>
            ))}
          </ul>
        )
      }
    </SummaryCard>
  );
}
