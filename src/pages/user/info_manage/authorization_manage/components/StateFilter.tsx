import { useId } from 'react';
import { PlainSelect } from '@/components/PlainSelect';
import { useT } from '@/hooks/useT';
import { authorizationStates } from '@/validation/authorizations';

interface Props {
  /** '' for all. */
  value: string;
  onChange: (state: string) => void;
}

/** What the list is narrowed by: at once, in the address. */
export function StateFilter({ value, onChange }: Props) {
  const t = useT();
  const id = useId();
  return (
    <search className="authorizations-filter">
      <label htmlFor={id}>{t('authorizations.state')}</label>
      <PlainSelect
        id={id}
        name="state"
        value={value}
        placeholder={t('authorizations.any')}
        options={authorizationStates.map((state) => ({
          value: state,
          label: t(`authorizations.state.${state}`),
        }))}
        onChange={({ target }) => onChange(target.value)}
      />
    </search>
  );
}
