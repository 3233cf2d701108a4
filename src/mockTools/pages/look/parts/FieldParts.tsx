import { Button, Card, Checkbox, Form, Radio } from 'antd';
import { DayPicker } from '@/components/Field/DayPicker';
import { NativeSelect } from '@/components/Field/NativeSelect';
import { PasswordInput } from '@/components/Field/PasswordInput';
import { FormSkeleton } from '@/components/Form/FormSkeleton';
import { Input } from '@/components/Form/Input';
import { ReadOnlyFieldRow } from '@/components/Value/ReadOnlyFieldRow';
import { useT } from '@/hooks/useT';
import { LookBlock, type LookPartProps } from './LookBlock';

/* Sample values. The labels are borrowed from other pages. */
const SAMPLE_DAY = '1900-01-01';
const SAMPLE_NAME = 'Test Person';

/** Fields: empty, filled in, invalid, disabled, read-only, and a loading form. */
export function FieldParts({ ids }: LookPartProps) {
  const t = useT();
  const types = [{ value: 'RESIDENT', label: t('identity.idType') }];
  return (
    <LookBlock title="look.fields">
      <div className="look-grid">
        <Card>
          <Form layout="vertical" size="large" requiredMark={false} name={`look-${ids}`}>
            <Form.Item
              name="name"
              label={t('identity.name')}
              extra={t('identity.level.3.means')}
              initialValue={SAMPLE_NAME}
            >
              <Input />
            </Form.Item>
            <Form.Item
              name="account"
              label={t('address.label')}
              validateStatus="error"
              help={t('validation.loginId.required')}
            >
              <Input aria-invalid="true" />
            </Form.Item>
            <Form.Item name="email" label={t('form.email')}>
              <Input disabled />
            </Form.Item>
            <Form.Item name="password" label={t('newPassword.current')}>
              <PasswordInput autoComplete="off" />
            </Form.Item>
          </Form>
        </Card>
        <Card>
          <Form layout="vertical" size="large" requiredMark={false} name={`look-more-${ids}`}>
            <Form.Item name="idType" label={t('identity.idType')}>
              <NativeSelect options={types} />
            </Form.Item>
            <Form.Item name="day" label={t('behavior.from')} initialValue={SAMPLE_DAY}>
              <DayPicker placeholder="" />
            </Form.Item>
            <Form.Item name="agree" valuePropName="checked">
              <Checkbox>{t('identity.level.2')}</Checkbox>
            </Form.Item>
            <Radio.Group
              name={`kind-${ids}`}
              defaultValue="a"
              aria-label={t('identity.ladder')}
              options={[
                { value: 'a', label: t('identity.level.1') },
                { value: 'b', label: t('identity.level.2') },
              ]}
            />
            <ReadOnlyFieldRow label={t('identity.name')} action={<Button>{t('form.change')}</Button>}>
              {SAMPLE_NAME}
            </ReadOnlyFieldRow>
          </Form>
        </Card>
        <Card>
          <FormSkeleton fields={3} />
        </Card>
      </div>
    </LookBlock>
  );
}
