import { DelayedSpin } from './DelayedSpin';

/** Full-page loading fallback (specification, section 2): a large centered spinner with 100 px above. */
export function PageLoading() {
  return (
    <div style={{ paddingTop: 100, textAlign: 'center' }}>
      <DelayedSpin size="large" />
    </div>
  );
}
