import { Form } from 'antd';
import { CheckboxListField, RadioListField } from '@/components/Field/ChoiceListField';
import type { AuthorizationScope } from '@/contract';
import { useT } from '@/hooks/useT';
import { companyMatters } from '@/validation/companyMatters';

const SCOPES: readonly AuthorizationScope[] = ['LISTED', 'ALL'];

/** Fields `scope` and `matters` of the surrounding form: an authorization for all matters, or for the selected ones. */
export function CoverageFields() {
  const t = useT();
  const form = Form.useFormInstance();
  const scope: AuthorizationScope | undefined = Form.useWatch('scope', form);
  return (
    <>
      <RadioListField
        name="scope"
        label={t('handlers.scope')}
        required={t('handlers.scope.required')}
        options={SCOPES.map((value) => ({
          value,
          label: t(`handlers.scope.${value}`),
          means: t(`handlers.scope.${value}.means`),
        }))}
      />
      {scope === 'LISTED' && (
        <CheckboxListField
          name="matters"
          label={t('handlers.matters')}
          required={t('authorizations.form.matters.required')}
          options={companyMatters.map((value) => ({
            value,
            label: t(`handlers.matter.${value}`),
            means: t(`handlers.matter.${value}.means`),
          }))}
        />
      )}
    </>
  );
}
