import { LingeringSpin } from '@/components/LingeringSpin';
import { StandalonePage } from '@/components/StandalonePage';
import { useT } from '@/hooks/useT';
import type { Returned } from '../returned';
import { useFinish } from '../useFinish';
import { WaysOn } from './WaysOn';

/** Signs in with what the provider sent back, or says what went wrong and how to go on. */
export function Finish({ returned }: { returned: Returned }) {
  const t = useT();
  const { problem, retry } = useFinish(returned);
  return (
    <StandalonePage title="page.callBack">
      {problem ? (
        <WaysOn problem={problem} provider={returned.provider} onRetry={retry} />
      ) : (
        <LingeringSpin spinning>
          <p role="status">{t('associate.finishing')}</p>
        </LingeringSpin>
      )}
    </StandalonePage>
  );
}
