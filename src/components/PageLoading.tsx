import { LOADING_SLOW_AFTER } from '@/constants';
import { useDelayedSpinner } from '@/hooks/useDelayedSpinner';
import { useT } from '@/hooks/useT';
import { DelayedSpin } from './DelayedSpin';

/**
 * Full-page loading fallback (specification, section 2): a large centered spinner with 100 px above. Where loading takes
 * long, words below it say so.
 */
export function PageLoading() {
  const t = useT();
  const isSlow = useDelayedSpinner(true, LOADING_SLOW_AFTER);
  return (
    <div style={{ paddingTop: 100, textAlign: 'center' }}>
      <DelayedSpin size="large" />
      <p role="status" style={{ padding: '24px 16px' }}>
        {isSlow && t('common.stillLoading')}
      </p>
    </div>
  );
}
