import { Button, Card } from 'antd';
import { PageHeader } from '@/components/Frame/PageHeader';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { useT } from '@/hooks/useT';
import { ADVANCED_FORM_PATH, SIGN_OUT_PATH, VERIFICATION_PATH } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import '../index.css';

/**
 * /template/result/fail: a failed submission with its two reasons and a remedy for each (specification, 8.4). An
 * account is unfrozen on the way to signing in, and the sign-in page redirects signed-in users back here, so the link
 * signs the user out first.
 */
export default function FailureResultPage() {
  const t = useT();
  return (
    <>
      <PageHeader title="page.template.failure" purpose="template.about.failure" />
      <Card className="template-result">
        <ResultBlock
          status="error"
          level={2}
          title={t('template.fail.title')}
          text={
            <>
              <p>{t('template.fail.text')}</p>
              <p>{t('template.fail.unfreeze')}</p>
            </>
          }
          reasons={[
            {
              text: t('form.frozen'),
              action: <Button onClick={() => goTo(SIGN_OUT_PATH)}>{t('form.unfreeze')}</Button>,
            },
            {
              text: t('form.notEligible'),
              action: <Button onClick={() => goTo(VERIFICATION_PATH)}>{t('form.upgrade')}</Button>,
            },
          ]}
          actions={
            <Button type="primary" size="large" onClick={() => goTo(ADVANCED_FORM_PATH)}>
              {t('form.modify')}
            </Button>
          }
        />
      </Card>
    </>
  );
}
