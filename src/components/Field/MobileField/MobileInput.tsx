import { Form } from 'antd';
import { type ChangeEvent, useEffect, useId } from 'react';
import { NativeSelect } from '@/components/Field/NativeSelect';
import { Input } from '@/components/Form/Input';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { type MobileRegion, mobilePatterns } from '@/validation/fields';
import './MobileField.css';

const REGIONS: Record<MobileRegion, MessageKey> = {
  '+86': 'code.region.86',
  '+852': 'code.region.852',
  '+853': 'code.region.853',
  '+886': 'code.region.886',
};

/** Two em spaces between code and name, which the browser does not collapse: the closed select is cut within them. */
const GAP = '\u2003\u2003';

/** The region of most users. */
export const DEFAULT_MOBILE_REGION: MobileRegion = '+86';

interface Props {
  id?: string;
  value?: string;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur?: () => void;
  'aria-describedby'?: string;
  /** Accept mainland numbers only: the region is text instead of a select. */
  mainlandOnly?: boolean;
}

/** A native select, which works on every device. */
function RegionSelect() {
  const t = useT();
  return (
    <Form.Item name="region" noStyle initialValue={DEFAULT_MOBILE_REGION}>
      <NativeSelect
        name="region"
        className="mobile-region"
        aria-label={t('code.region')}
        autoComplete="tel-country-code"
        options={(Object.keys(mobilePatterns) as MobileRegion[]).map((region) => ({
          value: region,
          label: region + GAP + t(REGIONS[region]),
        }))}
      />
    </Form.Item>
  );
}

/** The mainland's region as text, and as the form's value. */
function MainlandRegion({ id }: { id: string }) {
  const form = Form.useFormInstance();
  const region = Form.useWatch('region', form);
  // Set the region, whatever the form's initial value, a draft or a reset contains.
  useEffect(() => {
    if (region !== DEFAULT_MOBILE_REGION) form.setFieldValue('region', DEFAULT_MOBILE_REGION);
  }, [form, region]);
  return (
    <>
      <Form.Item name="region" noStyle getValueProps={() => ({ value: DEFAULT_MOBILE_REGION })}>
        <input type="hidden" />
      </Form.Item>
      <span id={id}>{DEFAULT_MOBILE_REGION}</span>
    </>
  );
}

/** The number's input, preceded by the region. */
export function MobileInput({ mainlandOnly = false, ...control }: Props) {
  const region = useId();
  const described = mainlandOnly ? [region, control['aria-describedby']] : [control['aria-describedby']];
  return (
    <div className={mainlandOnly ? 'mobile mobile-mainland' : 'mobile'}>
      {mainlandOnly ? <MainlandRegion id={region} /> : <RegionSelect />}
      <Input
        {...control}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
        name="mobile"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
      />
    </div>
  );
}
