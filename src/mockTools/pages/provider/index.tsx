import { useSearchParams } from '@umijs/max';
import { Button } from 'antd';
import { Alert } from '@/components/Alert';
import { LingeringSpin } from '@/components/LingeringSpin';
import { getOpen } from '@/mockTools/api';
import { ProviderActs } from '@/mockTools/components/ProviderActs';
import { ToolPage } from '@/mockTools/components/ToolPage';
import { ToolsFailed } from '@/mockTools/components/ToolsFailed';
import { usePolled } from '@/mockTools/usePolled';
import { useWords } from '@/mockTools/words';
import { goTo, SIGN_IN } from '@/utils/routing/redirect';

/** A provider's own page, where a person approves a sign-in or not: /simulator/provider?state=. */
export default function ProviderPage() {
  const words = useWords();
  const [query] = useSearchParams();
  const { data, failed, loading, reload } = usePolled(getOpen);
  const provider = data?.providers.find(({ state }) => state === query.get('state'));

  return (
    <ToolPage title="provider.pageTitle">
      {failed && <ToolsFailed busy={loading} onRetry={reload} />}
      {!data && !failed && <LingeringSpin />}
      {data && !provider && (
        <>
          <Alert className="mock-tools-outcome" type="error" message={words('provider.unknown')} />
          <Button onClick={() => goTo(SIGN_IN)}>{words('provider.signIn')}</Button>
        </>
      )}
      {provider && (
        <>
          <p>{words('provider.asks', { name: provider.name })}</p>
          <ProviderActs provider={provider} />
        </>
      )}
    </ToolPage>
  );
}
