import { LOADING_SLOW_AFTER } from '@/constants';
import { useDelayedSpinner } from '@/hooks/useDelayedSpinner';
import { useT } from '@/hooks/useT';
import { DelayedSpin } from './DelayedSpin';

/**
 * Fallback while a page loads (specification, section 2): a large centered spinner, 100 px from the top. If loading
 * takes long, a text below says so.
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
