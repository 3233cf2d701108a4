import { Card } from 'antd';
import { FormIntro } from '@/components/Form/FormIntro';
import type { AppealDetail } from '@/contract';
import { useFocusWhen } from '@/hooks/useFocusWhen';
import { useT } from '@/hooks/useT';
import { useFrontTableActions } from '@/models/hooks';
import { appealAgain, supplementOwnAppeal } from '@/services/appeal';
import { showNotice } from '@/utils/notice';
import { toAppealDetailPath } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import { AppealAdditionForm } from './AppealAdditionForm';

interface Props {
  appeal: AppealDetail;
  /** Whether the form for a repeated appeal is open. */
  again: boolean;
  /** Receives the appeal with its new state. */
  onDone: (appeal: AppealDetail) => void;
  /** Called if the appeal was changed elsewhere meanwhile. */
  onOutdated: () => void;
}

/** The forms that the appeal allows now: the information that the reviewer requested, or a repeated appeal. */
export function AppealAdditions({ appeal: { id, actions }, again, onDone, onOutdated }: Props) {
  const t = useT();
  const { afterAdd } = useFrontTableActions();
  const showSuccess = (title: string) => showNotice({ type: 'success', title });

  return (
    <>
      {actions.includes('supplement') && (
        <Card title={<h2>{t('appeal.supplement')}</h2>}>
          <AppealAdditionForm
            name={`supplement-${id}`}
            save={(addition) => supplementOwnAppeal(id, addition)}
            submitLabel="appeal.supplement.submit"
            onOutdated={onOutdated}
            onDone={(changed) => {
              showSuccess(t('appeal.supplement.done'));
              onDone(changed);
            }}
          />
        </Card>
      )}
      {actions.includes('again') && again && (
        <Card title={<OpenedHeading words={t('appeal.again')} />}>
          <FormIntro>{t('appeal.again.why')}</FormIntro>
          <AppealAdditionForm
            name={`again-${id}`}
            save={(addition) => appealAgain(id, addition)}
            submitLabel="appeal.again.submit"
            onOutdated={onOutdated}
            onDone={(made) => {
              showSuccess(t('appeal.made'));
              afterAdd();
              goTo(toAppealDetailPath(made.id));
            }}
          />
        </Card>
      )}
    </>
  );
}

/**
 * Heading of a form that the user has opened. Takes the focus, because the button was unmounted and the form may be
 * outside the viewport.
 */
function OpenedHeading({ words }: { words: string }) {
  const heading = useFocusWhen<HTMLHeadingElement>(true);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {words}
    </h2>
  );
}
