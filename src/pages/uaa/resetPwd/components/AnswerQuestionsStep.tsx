import { Form, Input } from 'antd';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { useForm } from '@/components/Form/useForm';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { answerReset } from '@/services/recovery';
import { checkAnswer } from '@/validation/details';
import type { ResetProgress } from '../usePasswordReset';

/** Returns the field name for the question at this index. */
const getFieldName = (index: number) => `answer${index + 1}`;

/** The account's security questions, a second factor after the proof. The answers are never stored. */
export function AnswerQuestionsStep({ state: { id, questions }, advance, handleError }: ResetProgress) {
  const t = useT();
  const rule = useFieldRule();
  const { formProps, ...submission } = useForm({
    save: (fields: Record<string, string>) =>
      answerReset(
        id,
        questions.map((_, index) => fields[getFieldName(index)]?.trim() ?? ''),
      ),
    onSaved: advance,
    onError: handleError,
    firstField: getFieldName(0),
    unreachable: 'form.unreachable.send',
  });

  return (
    <PortalForm {...formProps}>
      <p className="reset-why">{t('recovery.questions.why')}</p>
      {questions.map((question, index) => (
        <Form.Item
          key={question}
          name={getFieldName(index)}
          label={t(`recovery.question.${question}`)}
          required
          rules={[rule(checkAnswer)]}
        >
          <Input name={getFieldName(index)} autoComplete="off" spellCheck={false} />
        </Form.Item>
      ))}
      <SubmitFooter form={submission} submitLabel="form.next" submittingLabel="form.submitting" />
    </PortalForm>
  );
}
