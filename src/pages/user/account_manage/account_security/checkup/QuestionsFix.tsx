import { FormIntro } from '@/components/Form/FormIntro';
import { FormSkeleton } from '@/components/Form/FormSkeleton';
import { LoadError } from '@/components/Status/LoadError';
import { QUESTION_COUNT } from '@/constants';
import { SecurityQuestionsForm } from '@/features/accountSecurity/questions/SecurityQuestionsForm';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { getQuestions } from '@/services/security';
import type { FixFormProps } from './fixFormProps';

/** Form for the account's first security questions, in the check-up's drawer. */
export default function QuestionsFix({ onDone, onOutdated }: FixFormProps) {
  const t = useT();
  const { data, error, reload } = useRead(['questions'], getQuestions);
  return (
    <>
      {error && <LoadError error={error} title="account.question.failed" onRetry={reload} />}
      {!data && !error && <FormSkeleton fields={QUESTION_COUNT} />}
      {data && (
        <>
          <FormIntro>
            {t(data.questions.length > 0 ? 'account.question.why' : 'account.question.none')}
          </FormIntro>
          <SecurityQuestionsForm
            known={data}
            onChanged={onDone}
            completeAfterUnmount
            onOutdated={() => {
              reload();
              onOutdated();
            }}
          />
        </>
      )}
    </>
  );
}
