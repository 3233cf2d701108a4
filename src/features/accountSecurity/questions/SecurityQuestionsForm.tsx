import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { FormFooter } from '@/components/Form/FormFooter';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitButton } from '@/components/Form/SubmitButton';
import { useForm } from '@/components/Form/useForm';
import type { Questions, SecurityQuestion } from '@/contract';
import { useT } from '@/hooks/useT';
import { changeQuestions } from '@/services/security';
import { isRefusedFor } from '@/utils/http/ApiError';
import { QuestionAnswerFields } from './QuestionAnswerFields';
import {
  type QuestionFormValues,
  questionIndexes,
  toAnswerFieldName,
  toInitialValues,
  toQuestionChoice,
  toQuestionFieldName,
} from './questionFields';
import './SecurityQuestionsForm.css';

interface Props {
  /** What the account has now. */
  known: Questions;
  onChanged: () => void;
  /** The questions have been changed elsewhere. */
  onOutdated: () => void;
  /** Given where the questions there are can stay as they are. */
  onCancel?: () => void;
  /** `onChanged` is called though the form has been closed meanwhile. */
  outlives?: boolean;
}

/** Three questions and their answers. The answers are stored nowhere, not even as a draft. */
export function SecurityQuestionsForm({
  known: { questions, version },
  onChanged,
  onOutdated,
  onCancel,
  outlives,
}: Props) {
  const t = useT();
  const isOpenedByButton = useRef(onCancel !== undefined);
  const { form, submitting, failure, formProps } = useForm({
    save: (fields: QuestionFormValues) => {
      const { questions, answers } = toQuestionChoice(fields);
      // The rules leave no question empty.
      return changeQuestions({ questions: questions as SecurityQuestion[], answers, version });
    },
    onSaved: onChanged,
    outlives,
    onError: (error) => {
      if (isRefusedFor(error, 'CHANGED_MEANWHILE')) onOutdated();
    },
    firstField: toAnswerFieldName(0),
    unreachable: 'account.unreachable',
  });

  useEffect(() => {
    // The form replaces the button that opened it, which had the focus.
    if (isOpenedByButton.current) form.focusField(toQuestionFieldName(0));
  }, [form]);

  return (
    <PortalForm {...formProps} className="questions-form" initialValues={toInitialValues(questions)}>
      {questionIndexes.map((index) => (
        <QuestionAnswerFields key={index} index={index} />
      ))}
      <FailureAlert {...failure} />
      <FormFooter>
        <SubmitButton type="primary" htmlType="submit" busy={submitting}>
          {t(submitting ? 'account.saving' : 'account.question.save')}
        </SubmitButton>
        {onCancel && (
          <Button disabled={submitting} onClick={onCancel}>
            {t('account.cancel')}
          </Button>
        )}
      </FormFooter>
    </PortalForm>
  );
}
