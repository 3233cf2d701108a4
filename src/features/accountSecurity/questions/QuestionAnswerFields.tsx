import { Form, Input } from 'antd';
import { NativeSelect } from '@/components/Field/NativeSelect';
import { ANSWER_MAX, ANSWER_MIN, QUESTION_COUNT } from '@/constants';
import type { SecurityQuestion } from '@/contract';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { checkNewAnswer, findAnswerConflict, securityQuestions } from '@/validation/securityQuestions';
import {
  type QuestionFormValues,
  questionIndexes,
  toAnswerFieldName,
  toQuestionChoice,
  toQuestionFieldName,
} from './questionFields';

/** Returns the fields that an answer must differ from: its question, and the previous answers. */
const listFieldsToCompare = (index: number) => [
  toQuestionFieldName(index),
  ...questionIndexes.filter((place) => place < index).map(toAnswerFieldName),
];

/** A select for one question of the catalog, without those chosen in other selects, and its answer. */
export function QuestionAnswerFields({ index }: { index: number }) {
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
