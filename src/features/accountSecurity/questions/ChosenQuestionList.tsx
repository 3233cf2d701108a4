import type { SecurityQuestion } from '@/contract';
import { useT } from '@/hooks/useT';

/** The questions the account has, in their order; nobody is shown the answers. */
export function ChosenQuestionList({ questions }: { questions: readonly SecurityQuestion[] }) {
  const t = useT();
  return (
    <div className="questions-chosen">
      <h2>{t('account.question.current')}</h2>
      <ol>
        {questions.map((question) => (
          <li key={question}>{t(`recovery.question.${question}`)}</li>
        ))}
      </ol>
    </div>
  );
}
