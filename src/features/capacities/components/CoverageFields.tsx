import { Form } from 'antd';
import { CheckboxListField, RadioListField } from '@/components/Field/ChoiceListField';
import type { AuthorizationScope, CompanyMatter } from '@/contract';
import { useT } from '@/hooks/useT';
import { companyMatters } from '@/validation/companyMatters';

const SCOPES: readonly AuthorizationScope[] = ['LISTED', 'ALL'];

/** Form values of an authorization's coverage. All are strings, so that a draft can store them. */
export interface CoverageValues {
  scope?: AuthorizationScope;
  /** Comma-separated. */
  matters?: string;
}

/** Converts form values into the request; ignores ticked matters if the scope is ALL. */
export const readCoverage = ({
  scope = 'LISTED',
  matters = '',
}: CoverageValues): { scope: AuthorizationScope; matters: CompanyMatter[] } => {
  const ticked = matters.split(',');
  return {
    scope,
    matters: scope === 'ALL' ? [] : companyMatters.filter((matter) => ticked.includes(matter)),
  };
};

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
