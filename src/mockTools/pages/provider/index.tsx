import { useSearchParams } from '@umijs/max';
import { LinkButton } from '@/components/Action/LinkButton';
import { Alert } from '@/components/Status/Alert';
import { DelayedSpin } from '@/components/Status/DelayedSpin';
import { getOpenTasks } from '@/mockTools/api';
import { ProviderActions } from '@/mockTools/components/ProviderActions';
import { ToolLoading } from '@/mockTools/components/ToolLoading';
import { ToolPage } from '@/mockTools/components/ToolPage';
import { useToolMessages } from '@/mockTools/messages';
import { usePolling } from '@/mockTools/usePolling';
import { HOME_PATH } from '@/utils/routing/paths';

/** /simulator/provider?state=: a provider's page, where the user approves or declines a sign-in or a verification. */
export default function ProviderPage() {
  const getText = useToolMessages();
  const [query] = useSearchParams();
  const tasks = usePolling(getOpenTasks);
  const provider = tasks.data?.providers.find(({ state }) => state === query.get('state'));

  return (
    <ToolPage title="provider.pageTitle">
      <ToolLoading load={tasks} placeholder={<DelayedSpin />} />
      {tasks.data && !provider && (
        <>
          <Alert className="mock-tools-outcome" type="error" message={getText('provider.unknown')} />
          <LinkButton to={HOME_PATH}>{getText('provider.back')}</LinkButton>
        </>
      )}
      {provider && (
        <>
          <p>{getText(`provider.${provider.purpose}.asks`, { name: provider.name })}</p>
          <ProviderActions provider={provider} />
        </>
      )}
    </ToolPage>
  );
}
