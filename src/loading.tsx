import { DelayedSpin } from '@/components/DelayedSpin';

/** Full-page loading fallback (specification, section 2): a large centred spinner with 100 px above. */
export default function Loading() {
  return (
    <div style={{ paddingTop: 100, textAlign: 'center' }}>
      <DelayedSpin size="large" />
    </div>
  );
}
