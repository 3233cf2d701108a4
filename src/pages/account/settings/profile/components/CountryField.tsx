import { useIntl } from '@umijs/max';
import { Form, Select, type SelectProps } from 'antd';
import { useMemo } from 'react';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { checkCountry } from '@/validation/profile';
import { listCountries } from '../countryNames';

/** antd's select would put `aria-required` on its frame as well, where it means nothing. */
function CountrySelect({ 'aria-required': _required, ...control }: SelectProps<string>) {
  const t = useT();
  const { locale } = useIntl();
  const options = useMemo(
    () => listCountries(locale).map(({ code, name }) => ({ value: code, label: name })),
    [locale],
  );
  return (
    <Select
      {...control}
      // antd hands it on to the input; its types do not say so.
      {...{ autoComplete: 'country' }}
      showSearch
      // Every row is there for whoever listens, not only those in sight.
      virtual={false}
      options={options}
      placeholder={t('profile.country.choose')}
      notFoundContent={t('profile.country.none')}
      filterOption={(typed, option) =>
        [option?.label ?? '', option?.value ?? ''].some((text) =>
          String(text).toLocaleLowerCase(locale).includes(typed.trim().toLocaleLowerCase(locale)),
        )
      }
    />
  );
}

/** A country: a field `country` of the form around. Whoever knows the name types it, or its code. */
export function CountryField() {
  const t = useT();
  const rule = useFieldRule();
  return (
    <Form.Item name="country" label={t('profile.country')} required rules={[rule(checkCountry)]}>
      <CountrySelect />
    </Form.Item>
  );
}
