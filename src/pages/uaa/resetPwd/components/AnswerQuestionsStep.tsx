import { Form, Input } from 'antd';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitButton } from '@/components/Form/SubmitButton';
import type { Envelope } from '@/contract';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useFormSubmit } from '@/hooks/useFormSubmit';
import { useT } from '@/hooks/useT';
import { useUnsaved } from '@/hooks/useUnsaved';
import { answerReset } from '@/services/recovery';
import { sealByDomainSetting } from '@/services/secrets';
import { checkAnswer } from '@/validation/details';
import type { ResetProgress } from '../usePasswordReset';

/** By the place of the question. */
const fieldOf = (index: number) => `answer${index + 1}`;
const NONE = {};

/** The account's security questions, a second factor after the proof. The answers are kept nowhere. */
export function AnswerQuestionsStep({ state: { id, questions }, advanced, refused }: ResetProgress) {
  const t = useT();
  const rule = useFieldRule();
  const [form] = Form.useForm<Record<string, string>>();
  const { onValuesChange, discharge } = useUnsaved('resetQuestions');

  const answer = async (fields: Record<string, string>, onFailure: (envelope: Envelope) => void) => {
    const given = questions.map((_, index) => fields[fieldOf(index)]?.trim() ?? '');
    const { values, secretId } = await sealByDomainSetting(given);
    return answerReset({ id, answers: values, secretId }, (envelope) => {
      onFailure(envelope);
      refused(envelope);
    });
  };

  const { submitting, failure, formProps } = useFormSubmit(form, {
    work: answer,
    done: (next) => {
      discharge();
      advanced(next);
    },
    fieldOf: NONE,
    fallback: fieldOf(0),
    unreachable: 'recovery.unreachable',
  });

  return (
    <PortalForm {...formProps} onValuesChange={onValuesChange}>
      <p className="reset-why">{t('recovery.questions.why')}</p>
      {questions.map((question, index) => (
        <Form.Item
          key={question}
          name={fieldOf(index)}
          label={t(`recovery.question.${question}`)}
          required
          rules={[rule(checkAnswer)]}
        >
          <Input name={fieldOf(index)} autoComplete="off" spellCheck={false} />
        </Form.Item>
      ))}
      <FailureAlert failure={failure} />
      <SubmitButton type="primary" htmlType="submit" block busy={submitting}>
        {t(submitting ? 'recovery.nexting' : 'recovery.next')}
      </SubmitButton>
    </PortalForm>
  );
}
