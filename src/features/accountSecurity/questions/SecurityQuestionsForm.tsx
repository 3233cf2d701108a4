import { Button, Form, Input } from 'antd';
import { useEffect, useRef } from 'react';
import { NativeSelect } from '@/components/Field/NativeSelect';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { useForm } from '@/components/Form/useForm';
import { ANSWER_MAX, ANSWER_MIN, QUESTION_COUNT } from '@/constants';
import type { Questions, SecurityQuestion } from '@/contract';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { changeQuestions } from '@/services/security';
import { isRefusedFor } from '@/utils/http/ApiError';
import {
  checkNewAnswer,
  findAnswerConflict,
  type QuestionChoice,
  securityQuestions,
} from '@/validation/securityQuestions';
import './SecurityQuestionsForm.css';

type QuestionFormValues = Record<string, string>;

/** Field names of the form, equal to those in the server's field errors. */
const toQuestionFieldName = (index: number) => `questions.${index}`;
const toAnswerFieldName = (index: number) => `answers.${index}`;

/** Indexes of the question and answer pairs. */
const questionIndexes: readonly number[] = Array.from({ length: QUESTION_COUNT }, (_, index) => index);

/** Returns the initial values: the current questions, without answers. */
const toInitialValues = (questions: readonly SecurityQuestion[]): QuestionFormValues =>
  Object.fromEntries(
    questionIndexes.flatMap((index) => [
      [toQuestionFieldName(index), questions[index] ?? ''],
      [toAnswerFieldName(index), ''],
    ]),
  );

/** Returns the current choice. The selects contain only known questions. */
const toQuestionChoice = (fields: QuestionFormValues): QuestionChoice => ({
  questions: questionIndexes.map(
    (index) => (fields[toQuestionFieldName(index)] ?? '') as SecurityQuestion | '',
  ),
  answers: questionIndexes.map((index) => fields[toAnswerFieldName(index)] ?? ''),
});

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

/** Returns the fields that an answer must differ from: its question, and the previous answers. */
const listFieldsToCompare = (index: number) => [
  toQuestionFieldName(index),
  ...questionIndexes.filter((place) => place < index).map(toAnswerFieldName),
];

/** A select for one question of the catalog, without those chosen in other selects, and its answer. */
function QuestionAnswerFields({ index }: { index: number }) {
  const t = useT();
  const rule = useFieldRule();
  const form = Form.useFormInstance<QuestionFormValues>();
  const { questions } = toQuestionChoice(Form.useWatch([], form) ?? {});
  const own = questions[index];
  const offered = securityQuestions.filter((one) => one === own || !questions.includes(one));
  const getQuestionTexts = (question: SecurityQuestion) => [t(`recovery.question.${question}`)];

  const findConflict = () => {
    const why = findAnswerConflict(toQuestionChoice(form.getFieldsValue()), index, getQuestionTexts);
    return why && (`subCode.${why}` as const);
  };
  return (
    <fieldset className="questions-pair">
      <legend>{t('account.question.number', { number: index + 1, all: QUESTION_COUNT })}</legend>
      <Form.Item
        name={toQuestionFieldName(index)}
        label={t('account.question')}
        required
        validateTrigger="onChange"
        rules={[rule((value) => (value === '' ? 'account.question.required' : null))]}
      >
        <NativeSelect
          name={toQuestionFieldName(index)}
          placeholder={t('account.question.choose')}
          options={offered.map((value) => ({ value, label: t(`recovery.question.${value}`) }))}
        />
      </Form.Item>
      <Form.Item
        name={toAnswerFieldName(index)}
        label={t('account.answer')}
        required
        dependencies={listFieldsToCompare(index)}
        rules={[rule((value) => checkNewAnswer(value) ?? findConflict())]}
        extra={t('account.answer.hint', { min: ANSWER_MIN, max: ANSWER_MAX })}
      >
        <Input name={toAnswerFieldName(index)} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
    </fieldset>
  );
}
