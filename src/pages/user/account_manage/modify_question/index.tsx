import { Button } from 'antd';
import { useState } from 'react';
import { FormCard } from '@/components/Form/FormCard';
import { FormSkeleton } from '@/components/Form/FormSkeleton';
import { LoadError } from '@/components/LoadError';
import { PageHeader } from '@/components/PageHeader';
import { QUESTION_COUNT } from '@/constants';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { getQuestions } from '@/services/security';
import { AccountChangeDone } from '../components/AccountChangeDone';
import { ChosenQuestionList } from './components/ChosenQuestionList';
import { SecurityQuestionsForm } from './components/SecurityQuestionsForm';
import './index.css';

/** /user/account_manage/modify_question: the questions of the account, and others in their place. */
export default function ModifyQuestionPage() {
  const t = useT();
  const { data, loading, error, reload } = useLoad(getQuestions);
  const [changing, setChanging] = useState(false);
  const [changed, setChanged] = useState(false);

  const content = () => {
    if (changed)
      return <AccountChangeDone title="account.question.saved" text={t('account.question.saved.text')} />;
    if (!data) {
      if (!error) return <FormSkeleton fields={QUESTION_COUNT} />;
      return <LoadError title="account.question.failed" busy={loading} onRetry={reload} />;
    }
    const some = data.questions.length > 0;
    return (
      <>
        {failed && <LoadError title="account.question.failed" busy={loading} onRetry={reload} />}
        <p className="account-why">{t(some ? 'account.question.why' : 'account.question.none')}</p>
        {some && <ChosenQuestionList questions={data.questions} />}
        {some && !changing && (
          <Button type="primary" size="large" onClick={() => setChanging(true)}>
            {t('account.question.change')}
          </Button>
        )}
        {(changing || !some) && (
          <SecurityQuestionsForm
            known={data}
            onChanged={() => setChanged(true)}
            onOutdated={() => {
              // What has been typed stays, also where there are questions now and were none before.
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
