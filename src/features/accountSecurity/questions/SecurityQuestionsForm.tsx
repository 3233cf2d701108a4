import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
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
  /** The current questions. */
  known: Questions;
  onChanged: () => void;
  /** Called if the questions were changed elsewhere. */
  onOutdated: () => void;
  /** Passed only if the current questions can be kept. */
  onCancel?: () => void;
  /** Whether to call `onChanged` even if the form was unmounted meanwhile. */
  completeAfterUnmount?: boolean;
}

/** Form for three questions and their answers. The answers are never stored, not even as a draft. */
export function SecurityQuestionsForm(props: Props) {
  const { known, onChanged, onOutdated, onCancel, completeAfterUnmount } = props;
  const t = useT();
  const isOpenedByButton = useRef(onCancel !== undefined);
  const { form, formProps, ...submission } = useForm({
    save: (fields: QuestionFormValues) => {
      const { questions, answers } = toQuestionChoice(fields);
      // The rules require every question.
      const chosen = questions as SecurityQuestion[];
      return changeQuestions({ questions: chosen, answers, version: known.version });
    },
    onSaved: onChanged,
    completeAfterUnmount,
    onError: (error) => {
      if (isRefusedFor(error, 'CHANGED_MEANWHILE')) onOutdated();
    },
    firstField: toAnswerFieldName(0),
    unreachable: 'form.unreachable.save',
  });

  useEffect(() => {
    // The form replaces the focused button that opened it.
    if (isOpenedByButton.current) form.focusField(toQuestionFieldName(0));
  }, [form]);

  return (
    <PortalForm {...formProps} className="questions-form" initialValues={toInitialValues(known.questions)}>
      {questionIndexes.map((index) => (
        <QuestionAnswerFields key={index} index={index} />
      ))}
      <SubmitFooter form={submission} submitLabel="account.question.save" submittingLabel="form.saving">
        {onCancel && (
          <Button disabled={submission.submitting} onClick={onCancel}>
            {t('form.cancel')}
          </Button>
        )}
      </SubmitFooter>
    </PortalForm>
  );
}
