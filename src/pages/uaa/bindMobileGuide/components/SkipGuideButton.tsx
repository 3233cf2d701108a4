import { FailureAlert } from '@/components/Form/FailureAlert';
import { SubmitButton } from '@/components/Form/SubmitButton';
import type { useFinishGuide } from '@/hooks/useFinishGuide';
import { useSkipGuide } from '@/hooks/useSkipGuide';
import { useT } from '@/hooks/useT';

/** Puts the step off, and says in place where that failed. */
export function SkipGuideButton({ skip }: { skip: ReturnType<typeof useFinishGuide>['skip'] }) {
  const t = useT();
  const { putOff, puttingOff, failure } = useSkipGuide('bindMobile', skip);
  return (
    <>
      <div className="guide-actions">
        <SubmitButton size="large" block busy={puttingOff} onClick={putOff}>
          {t('guide.later')}
        </SubmitButton>
      </div>
      <FailureAlert failure={failure} />
    </>
  );
}
