import { FailureAlert } from '@/components/Form/FailureAlert';
import { SubmitButton } from '@/components/Form/SubmitButton';
import { useAction } from '@/hooks/useAction';
import type { useFinishGuide } from '@/hooks/useFinishGuide';
import { useT } from '@/hooks/useT';

/** Button that postpones the guide; shows an error below it. */
export function SkipGuideButton({ skip }: { skip: ReturnType<typeof useFinishGuide>['skip'] }) {
  const t = useT();
  const { run, running, error } = useAction({ act: () => skip('bindMobile') });
  return (
    <>
      <div className="guide-actions">
        <SubmitButton size="large" block busy={running} onClick={() => run()}>
          {t('guide.later')}
        </SubmitButton>
      </div>
      <FailureAlert error={error} unreachable="guide.skip.unreachable" />
    </>
  );
}
