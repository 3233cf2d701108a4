import { CheckboxListField } from '@/components/CheckboxListField';
import { useT } from '@/hooks/useT';
import { authorizationMatters } from '@/validation/authorizations';

/** Selects at least one matter; each has an explanation. */
export function MattersField() {
  const t = useT();
  return (
    <CheckboxListField
      name="matters"
      label={t('authorizations.form.matters')}
      required={t('authorizations.form.matters.required')}
      options={authorizationMatters.map((value) => ({
        value,
        label: t(`authorizations.matter.${value}`),
        means: t(`authorizations.matter.${value}.means`),
      }))}
    />
  );
}
