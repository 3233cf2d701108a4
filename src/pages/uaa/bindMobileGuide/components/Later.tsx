import { FailureAlert } from '@/components/Form/FailureAlert';
import { BusyButton } from '@/components/Form/SubmitButton';
import type { useGuideEnd } from '@/hooks/useGuideEnd';
import { useGuideSkip } from '@/hooks/useGuideSkip';
import { useT } from '@/hooks/useT';

/** Puts the step off, and says in place where that failed. */
export function Later({ skip }: { skip: ReturnType<typeof useGuideEnd>['skip'] }) {
  const t = useT();
  const { putOff, puttingOff, failure } = useGuideSkip('bindMobile', skip);
  return (
    <>
      <div className="guide-actions">
        <BusyButton size="large" block busy={puttingOff} onClick={putOff}>
          {t('guide.later')}
        </BusyButton>
      </div>
      <FailureAlert failure={failure} />
    </>
  );
}
