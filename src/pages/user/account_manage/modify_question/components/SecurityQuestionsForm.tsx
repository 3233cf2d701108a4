import { Button, Form } from 'antd';
import { useEffect, useRef } from 'react';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitButton } from '@/components/Form/SubmitButton';
import type { Questions, SecurityQuestion } from '@/contract';
import { useFormSubmit } from '@/hooks/useFormSubmit';
import { useT } from '@/hooks/useT';
import { useUnsaved } from '@/hooks/useUnsaved';
import { changeQuestions } from '@/services/security';
import {
  listTypedAnswers,
  type QuestionFormValues,
  questionIndexes,
  toAnswerFieldName,
  toInitialValues,
  toQuestionChoice,
  toQuestionFieldName,
} from '../questionFields';
import { QuestionAnswerFields } from './QuestionAnswerFields';

const NONE = {};

interface Props {
  /** What the account has now. */
  known: Questions;
  onChanged: () => void;
  /** The questions have been changed elsewhere. */
  onOutdated: () => void;
  /** Where there is something to go back to. */
  onCancel?: () => void;
}

/** Three questions and their answers. The answers are kept nowhere. */
export function SecurityQuestionsForm({
  known: { questions, version },
  onChanged,
  onOutdated,
  onCancel,
}: Props) {
  const t = useT();
  const [form] = Form.useForm<QuestionFormValues>();
  const { onValuesChange, discharge } = useUnsaved('changeQuestions');
  const opened = useRef(onCancel !== undefined);

  useEffect(() => {
    // It stands in place of the button that opened it.
    if (opened.current) form.focusField(toQuestionFieldName(0));
  }, [form]);

  const { submitting, failure, formProps } = useFormSubmit(form, {
    work: (fields: QuestionFormValues, onFailure) => {
      const { questions, answers } = toQuestionChoice(fields);
      // The rules leave no question empty.
      return changeQuestions({ questions: questions as SecurityQuestion[], answers, version }, onFailure);
    },
    done: () => {
      discharge();
      onChanged();
    },
    refused: (why) => {
      if ('subCode' in why && why.subCode === 'CHANGED_MEANWHILE') onOutdated();
    },
    fieldOf: NONE,
    fallback: toAnswerFieldName(0),
    unreachable: 'account.unreachable',
  });

  return (
    <PortalForm
      {...formProps}
      className="questions-form"
      initialValues={toInitialValues(questions)}
      onValuesChange={(changed, fields) => onValuesChange(changed, listTypedAnswers(fields))}
    >
      {questionIndexes.map((index) => (
        <QuestionAnswerFields key={index} index={index} />
      ))}
      <FailureAlert failure={failure} />
      <div className="questions-acts">
        <SubmitButton type="primary" htmlType="submit" busy={submitting}>
          {t(submitting ? 'account.saving' : 'account.question.save')}
        </SubmitButton>
        {onCancel && (
          <Button disabled={submitting} onClick={onCancel}>
            {t('account.cancel')}
          </Button>
        )}
      </div>
    </PortalForm>
  );
}
