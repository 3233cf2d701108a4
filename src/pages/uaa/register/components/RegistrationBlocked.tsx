import { Button } from 'antd';
import { LinkButton } from '@/components/Action/LinkButton';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { useT } from '@/hooks/useT';
import { SIGN_IN_PATH, VERIFICATION_PATH } from '@/utils/routing/paths';
import { followAddress, goTo } from '@/utils/routing/redirect';
import type { RegistrationSteps } from '../useRegistrationSteps';

/** Shows why the registration cannot continue, and the alternatives. */
export function RegistrationBlocked({
  wizard,
  end,
}: {
  wizard: RegistrationSteps;
  end: NonNullable<RegistrationSteps['end']>;
}) {
  const t = useT();
  const frozen = end.reason === 'FROZEN';
  const unfreeze = () => {
    if (!followAddress(end.redirectUrl)) goTo(SIGN_IN_PATH);
  };
  return (
    <ResultBlock
      status="error"
      level={2}
      focus
      title={t('form.failed')}
      reasons={[
        {
          text: t(frozen ? 'form.frozen' : 'form.notEligible'),
          action: frozen ? (
            <Button type="primary" onClick={unfreeze}>
              {t('form.unfreeze')}
            </Button>
          ) : (
            <LinkButton type="primary" to={VERIFICATION_PATH}>
              {t('form.upgrade')}
            </LinkButton>
          ),
        },
      ]}
      actions={
        <Button size="large" onClick={wizard.returnToModify}>
          {t('form.modify')}
        </Button>
      }
    />
  );
}
