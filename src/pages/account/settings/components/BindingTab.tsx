import { useIntl } from '@umijs/max';
import { ProviderIcon } from '@/components/Value/ProviderIcon';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { listBindings } from '@/services/linked';
import { ACCOUNT_UNBIND_PATH } from '@/utils/routing/paths';
import { SummaryCard } from './SummaryCard';

/** Lists the providers whose accounts sign in here, with a link to the page that manages them. */
export default function BindingTab() {
  const t = useT();
  const { locale } = useIntl();
  // The response contains provider names in the current language.
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
          <ul className="settings-bindings plain-list">
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
