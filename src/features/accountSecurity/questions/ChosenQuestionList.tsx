import type { SecurityQuestion } from '@/contract';
import { useT } from '@/hooks/useT';

/** The account's security questions in order; the answers are never shown. */
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
