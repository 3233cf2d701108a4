import { Form, Input } from 'antd';
import { PlainSelect } from '@/components/PlainSelect';
import { ANSWER_MAX, ANSWER_MIN, QUESTIONS } from '@/constants';
import type { SecurityQuestion } from '@/contract';
import { useRule } from '@/hooks/useRule';
import { useT } from '@/hooks/useT';
import { answerClash, checkNewAnswer, securityQuestions } from '@/validation/securityQuestions';
import { answerField, choiceOf, type Fields, places, questionField } from '../fields';

/** What else says whether an answer will do: its own question, and the answers before it. */
const neighboursOf = (index: number) => [
  questionField(index),
  ...places.filter((place) => place < index).map(answerField),
];

/** One question of the catalogue, without those chosen elsewhere in the form around, and its answer. */
export function QuestionPair({ index }: { index: number }) {
  const t = useT();
  const rule = useRule();
  const form = Form.useFormInstance<Fields>();
  const { questions } = choiceOf(Form.useWatch([], form) ?? {});
  const own = questions[index];
  const offered = securityQuestions.filter((one) => one === own || !questions.includes(one));
  const textsOf = (question: SecurityQuestion) => [t(`recovery.question.${question}`)];

  const clash = () => {
    const why = answerClash(choiceOf(form.getFieldsValue()), index, textsOf);
    return why && (`subCode.${why}` as const);
  };
  return (
    <fieldset className="questions-pair">
      <legend>{t('account.question.number', { number: index + 1, all: QUESTIONS })}</legend>
      <Form.Item
        name={questionField(index)}
        label={t('account.question')}
        required
        validateTrigger="onChange"
        rules={[rule((value) => (value === '' ? 'account.question.required' : null))]}
      >
        <PlainSelect
          name={questionField(index)}
          placeholder={t('account.question.choose')}
          options={offered.map((value) => ({ value, label: t(`recovery.question.${value}`) }))}
        />
      </Form.Item>
      <Form.Item
        name={answerField(index)}
        label={t('account.answer')}
        required
        dependencies={neighboursOf(index)}
        rules={[rule((value) => checkNewAnswer(value) ?? clash())]}
        extra={t('account.answer.hint', { min: ANSWER_MIN, max: ANSWER_MAX })}
      >
        <Input name={answerField(index)} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
    </fieldset>
  );
}
