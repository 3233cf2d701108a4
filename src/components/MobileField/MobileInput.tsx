import { Form } from 'antd';
import type { ChangeEvent } from 'react';
import { Input } from '@/components/Form/Input';
import { NativeSelect } from '@/components/NativeSelect';
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

/** Two em spaces between code and name, which the browser does not collapse: the closed select ends within. */
const GAP = '\u2003\u2003';

/** Where most of the portal's people are. */
export const DEFAULT_MOBILE_REGION: MobileRegion = '+86';

interface Props {
  id?: string;
  value?: string;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur?: () => void;
  'aria-describedby'?: string;
}

/** The number's input with its region before it; a select of the browser's own, which every device knows. */
export function MobileInput(control: Props) {
  const t = useT();
  return (
    <div className="mobile">
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
      <Input {...control} name="mobile" type="tel" inputMode="tel" autoComplete="tel-national" />
    </div>
  );
}
