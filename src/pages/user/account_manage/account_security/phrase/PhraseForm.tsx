import { Form } from 'antd';
import { Input } from '@/components/Form/Input';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { useForm } from '@/components/Form/useForm';
import { PHRASE_MAX, PHRASE_MIN } from '@/constants';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { setPhrase } from '@/services/phrase';
import { checkPhrase } from '@/validation/phrase';

const ERROR_FIELDS = { PHRASE_REVEALS: 'phrase' };

interface Props {
  hasPhrase: boolean;
  onSaved: () => void;
  /** Called if the response was lost, so that it is unknown whether the phrase was saved. */
  onUncertain: () => void;
}

/** The field for a new phrase. It is always empty at first, because no page shows the phrase. */
export function PhraseForm({ hasPhrase, onSaved, onUncertain }: Props) {
  const t = useT();
  const rule = useFieldRule();
  const { formProps, ...submission } = useForm({
    save: ({ phrase }: { phrase?: string }) => setPhrase(phrase ?? ''),
    onSaved: () => {
      formProps.form.resetFields();
      onSaved();
    },
    onError: (error) => {
      if (error.kind !== 'refused') onUncertain();
    },
    errorFields: ERROR_FIELDS,
    firstField: 'phrase',
    unreachable: 'phrase.unreachable',
  });

  return (
    <PortalForm {...formProps}>
      <Form.Item
        name="phrase"
        label={t(hasPhrase ? 'phrase.label.new' : 'phrase.label')}
        extra={t('phrase.hint', { min: PHRASE_MIN, max: PHRASE_MAX })}
        required
        rules={[rule((value) => checkPhrase(value ?? ''))]}
      >
        <Input name="phrase" autoComplete="off" />
      </Form.Item>
      <SubmitFooter form={submission} type="default" submitLabel="form.save" submittingLabel="form.saving" />
    </PortalForm>
  );
}
