import { Button, type FormInstance } from 'antd';
import type { Body } from '@/contract';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { showNotice } from '@/utils/notice';
import { replaceWith, signInFor } from '@/utils/routing/redirect';
import { stepAfter } from '../resetMachine';
import type { useReset } from '../useReset';
import { IdentifyForm } from './IdentifyForm';
import { PasswordStep } from './PasswordStep';
import { ProveStep } from './ProveStep';
import { QuestionsForm } from './QuestionsForm';

interface Props {
  reset: ReturnType<typeof useReset>;
  /** Of the first step: holds what was typed while another is open. */
  form: FormInstance<Body<'startReset'>>;
}

/** The step on screen: its form, or for one that was passed before, the way on. */
export function Step({ reset, form }: Props) {
  const t = useT();
  const referer = useReferer();
  const { state, step, open, finished } = reset;

  const done = () => {
    finished();
    showNotice({ type: 'success', title: t('recovery.done'), description: t('recovery.done.others') });
    replaceWith(signInFor(referer));
  };

  if (step === 'identify') return <IdentifyForm form={form} onStarted={reset.started} />;
  if (step !== state.step) {
    return (
      <>
        <p className="reset-why">{t('recovery.passed')}</p>
        <Button type="primary" size="large" block onClick={() => open(stepAfter(state, step))}>
          {t('recovery.goOn')}
        </Button>
      </>
    );
  }
  if (step === 'prove') return <ProveStep {...reset} />;
  if (step === 'questions') return <QuestionsForm {...reset} />;
  return <PasswordStep {...reset} onDone={done} />;
}
