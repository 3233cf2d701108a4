import { LingeringSpin } from '@/components/LingeringSpin';
import { StandalonePage } from '@/components/StandalonePage';
import { useT } from '@/hooks/useT';
import type { Problem } from '../finish';
import type { Returned } from '../returned';
import { useFinish } from '../useFinish';
import { WaysOn } from './WaysOn';

/** What the page is about, once it is known. */
function headingOf(problem: Problem | null) {
  if (!problem) return 'page.callBack';
  const { failure } = problem;
  const cancelled = 'messageId' in failure && failure.messageId === 'associate.cancelled';
  return cancelled ? 'associate.heading.cancelled' : 'associate.heading.failed';
}

/** Signs in with what the provider sent back, or says what went wrong and how to go on. */
export function Finish({ returned }: { returned: Returned }) {
  const t = useT();
  const { problem, retry } = useFinish(returned);
  return (
    <StandalonePage title={headingOf(problem)}>
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
