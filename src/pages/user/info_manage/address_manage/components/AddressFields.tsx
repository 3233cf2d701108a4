import { Checkbox, Form, Input } from 'antd';
import { MobileField } from '@/components/MobileField';
import { PlainSelect } from '@/components/PlainSelect';
import { RegionField } from '@/components/RegionField';
import { TidyField } from '@/components/TidyField';
import { ADDRESS_DETAIL_MAX, ADDRESS_DETAIL_MIN } from '@/constants';
import { useRule } from '@/hooks/useRule';
import { useT } from '@/hooks/useT';
import { addressLabels, checkDetail, checkRecipient } from '@/validation/addresses';
import { checkPostcode } from '@/validation/details';
import { tidyName } from '@/validation/tidy';
import { isTicked, ticked } from '../addressValues';

/** Digits alone, however wide they were typed. */
const tidyPostcode = (value: string) => value.normalize('NFKC').replace(/\s/g, '');

/** The fields of an address. `settled`: it is the default, and stays it until another takes over. */
export function AddressFields({ settled }: { settled: boolean }) {
  const t = useT();
  const rule = useRule();
  return (
    <>
      <TidyField
        name="recipient"
        label={t('address.recipient')}
        tidy={tidyName}
        rules={[rule((value) => checkRecipient(tidyName(value)))]}
        input={{ autoComplete: 'name' }}
      />
      <MobileField requiredWords="address.mobile.required" />
      <RegionField name="district" />
      <Form.Item
        name="detail"
        label={t('address.detail')}
        rules={[rule(checkDetail)]}
        extra={t('address.detail.hint', { min: ADDRESS_DETAIL_MIN, max: ADDRESS_DETAIL_MAX })}
      >
        <Input name="detail" autoComplete="address-line1" />
      </Form.Item>
      <TidyField
        name="postcode"
        label={t('address.postcode')}
        tidy={tidyPostcode}
        rules={[rule((value) => checkPostcode(tidyPostcode(value)))]}
        input={{ autoComplete: 'postal-code', inputMode: 'numeric' }}
      />
      <Form.Item name="label" label={t('address.label')}>
        <PlainSelect
          name="label"
          placeholder={t('address.label.none')}
          options={addressLabels.map((value) => ({ value, label: t(`address.label.${value}`) }))}
        />
      </Form.Item>
      <Form.Item
        name="isDefault"
        getValueProps={(value) => ({ checked: isTicked(value) })}
        getValueFromEvent={({ target }) => ticked(target.checked)}
        extra={settled ? t('address.isDefault.settled') : undefined}
      >
        <Checkbox disabled={settled}>{t('address.isDefault')}</Checkbox>
      </Form.Item>
      <Form.Item name="version" hidden noStyle>
        <input type="hidden" />
      </Form.Item>
    </>
  );
}
