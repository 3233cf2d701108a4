import { Button } from 'antd';
import { useState } from 'react';
import { FormCard } from '@/components/Form/FormCard';
import { FormIntro } from '@/components/Form/FormIntro';
import { FormSkeleton } from '@/components/Form/FormSkeleton';
import { PageHeader } from '@/components/Frame/PageHeader';
import { LoadError } from '@/components/Status/LoadError';
import { QUESTION_COUNT } from '@/constants';
import { SecurityQuestionsForm } from '@/features/accountSecurity/questions/SecurityQuestionsForm';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { getQuestions } from '@/services/security';
import { AccountChangeDone } from '../components/AccountChangeDone';

/** /user/account_manage/modify_question: shows and replaces the account's security questions. */
export default function ModifyQuestionPage() {
  const t = useT();
  const { data, error, reload } = useRead(['questions'], getQuestions);
  const [changing, setChanging] = useState(false);
  const [changed, setChanged] = useState(false);

  const failure = error && <LoadError error={error} title="account.question.failed" onRetry={reload} />;

  const content = () => {
    if (changed)
      return <AccountChangeDone title="account.question.saved" text={t('account.question.saved.text')} />;
    if (!data) return failure ?? <FormSkeleton fields={QUESTION_COUNT} />;
    const hasQuestions = data.questions.length > 0;
    return (
      <>
        {failure}
        <FormIntro>{t(hasQuestions ? 'account.question.why' : 'account.question.none')}</FormIntro>
        {hasQuestions && (
          <div className="questions-chosen">
            <h2>{t('account.question.current')}</h2>
            <ol>
              {data.questions.map((question) => (
                <li key={question}>{t(`recovery.question.${question}`)}</li>
              ))}
            </ol>
          </div>
        )}
        {hasQuestions && !changing && (
          <Button type="primary" size="large" onClick={() => setChanging(true)}>
            {t('account.question.change')}
          </Button>
        )}
        {(changing || !hasQuestions) && (
          <SecurityQuestionsForm
            known={data}
            onChanged={() => setChanged(true)}
            onOutdated={() => {
              // Keep the typed text, even if questions exist now that did not before.
              setChanging(true);
              reload();
            }}
            onCancel={changing ? () => setChanging(false) : undefined}
          />
        )}
      </>
    );
  };
  return (
    <>
      <PageHeader title="page.modifyQuestion" purpose="account.question.purpose" />
      <FormCard>{content()}</FormCard>
    </>
  );
}
