import { useIntl } from '@umijs/max';
import { Form, Select, type SelectProps } from 'antd';
import { useMemo } from 'react';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { checkCountry } from '@/validation/profile';
import { listCountries } from '../countryNames';

/** antd's Select would also set `aria-required` on its wrapper, where it has no meaning. */
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
      // antd passes it on to the input, although its types do not declare it.
      {...{ autoComplete: 'country' }}
      showSearch
      // Render all options: a virtual list hides those outside the viewport from screen readers.
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

/** The field `country` of the surrounding form. Searches by name or country code. */
export function CountryField() {
  const t = useT();
  const rule = useFieldRule();
  return (
    <Form.Item name="country" label={t('profile.country')} required rules={[rule(checkCountry)]}>
      <CountrySelect />
    </Form.Item>
  );
}
