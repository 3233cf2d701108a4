import { useSearchParams } from '@umijs/max';
import { LinkButton } from '@/components/Action/LinkButton';
import { Alert } from '@/components/Status/Alert';
import { DelayedSpin } from '@/components/Status/DelayedSpin';
import { getOpenTasks } from '@/mockTools/api';
import { ProviderActions } from '@/mockTools/components/ProviderActions';
import { ToolPage } from '@/mockTools/components/ToolPage';
import { ToolsLoadError } from '@/mockTools/components/ToolsLoadError';
import { useToolMessages } from '@/mockTools/messages';
import { usePolling } from '@/mockTools/usePolling';
import { HOME_PATH } from '@/utils/routing/paths';

/** /simulator/provider?state=: a provider's page, where the user approves or declines a sign-in or a verification. */
export default function ProviderPage() {
  const words = useToolMessages();
  const [query] = useSearchParams();
  const { data, error, loading, reload } = usePolling(getOpenTasks);
  const provider = data?.providers.find(({ state }) => state === query.get('state'));

  return (
    <ToolPage title="provider.pageTitle">
      {error && <ToolsLoadError busy={loading} onRetry={reload} />}
      {!data && !error && <DelayedSpin />}
      {data && !provider && (
        <>
          <Alert className="mock-tools-outcome" type="error" message={words('provider.unknown')} />
          <LinkButton to={HOME_PATH}>{words('provider.back')}</LinkButton>
        </>
      )}
      {provider && (
        <>
          <p>{words(`provider.${provider.purpose}.asks`, { name: provider.name })}</p>
          <ProviderActions provider={provider} />
        </>
      )}
    </ToolPage>
  );
}
