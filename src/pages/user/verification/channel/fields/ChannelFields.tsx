import { Checkbox, Form } from 'antd';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { CodeField } from '@/components/Field/CodeField';
import { DayPicker } from '@/components/Field/DayPicker';
import { MobileField } from '@/components/Field/MobileField';
import { NativeSelect } from '@/components/Field/NativeSelect';
import { NormalizedInput } from '@/components/Field/NormalizedInput';
import { ReadOnlyFieldRow } from '@/components/Value/ReadOnlyFieldRow';
import type { VerificationField, VerificationOverview } from '@/contract';
import type { KnownChannel } from '@/domain/verificationChannels';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { getNow } from '@/utils/serverClock';
import { carriers, guessCarrier } from '@/validation/carriers';
import { formatChinaDate } from '@/validation/dates';
import { normalizeDocumentNumber } from '@/validation/documents';
import { checkIdFrom, checkIdTo } from '@/validation/idValidity';
import {
  checkFundAccount,
  checkLicenseFileNo,
  checkLicenseNo,
  checkSocialCardNo,
  normalizeFundAccount,
  normalizeLicenseFileNo,
  normalizeSocialCardNo,
} from '@/validation/verificationFields';
import { CardNumberField } from './CardNumberField';
import { CityField } from './CityField';

interface Props {
  channel: KnownChannel;
  overview: VerificationOverview;
  code: Pick<ComponentProps<typeof CodeField>, 'scene' | 'destination' | 'send' | 'formBusy'>;
}

/** The renderer of each field; renders nothing for a field that is part of another. */
const renderers: Record<VerificationField, (props: Props) => ReactNode> = {
  idFrom: () => <ValidityFields />,
  idTo: () => null,
  city: () => <CityField />,
  fundAccount: () => (
    <NormalizedInput
      name="fundAccount"
      label="verification.field.fundAccount"
      normalize={normalizeFundAccount}
      check={checkFundAccount}
    />
  ),
  cardNo: () => (
    <NormalizedInput
      name="cardNo"
      label="verification.field.cardNo"
      normalize={normalizeSocialCardNo}
      check={checkSocialCardNo}
      input={{ autoCapitalize: 'characters' }}
      hint="verification.field.cardNo.help"
    />
  ),
  carrier: () => <CarrierField />,
  region: () => null,
  mobile: ({ channel }) => (
    <MobileField
      mainlandOnly
      label={channel.name === 'bankCardVerify' ? 'verification.field.reservedMobile' : undefined}
    />
  ),
  code: ({ code }) => <CodeField {...code} needs={['mobile']} />,
  licenceNo: ({ overview }) => <LicenseNumberField overview={overview} />,
  fileNo: () => (
    <NormalizedInput
      name="fileNo"
      label="verification.field.fileNo"
      normalize={normalizeLicenseFileNo}
      check={checkLicenseFileNo}
      input={{ inputMode: 'numeric' }}
      hint="verification.field.fileNo.help"
    />
  ),
  bankCardNo: () => <CardNumberField />,
};

/** The fields of a channel in its order. */
export const ChannelFields = (props: Props) => (
  <>
    {props.channel.fields.map((field) => {
      const Field = renderers[field];
      return <div key={field}>{Field(props)}</div>;
    })}
  </>
);

/** The carrier of the mobile number, derived from the number until the user chooses another. */
function CarrierField() {
  const t = useT();
  const rule = useFieldRule();
  const form = Form.useFormInstance();
  const mobile: string = Form.useWatch('mobile', form) ?? '';
  const chosen: string | undefined = Form.useWatch('carrier', form);
  const guess = guessCarrier(mobile);

  useEffect(() => {
    if (guess && !form.isFieldTouched('carrier')) form.setFieldValue('carrier', guess);
  }, [form, guess]);

  return (
    <Form.Item
      name="carrier"
      label={t('verification.field.carrier')}
      required
      validateTrigger="onChange"
      rules={[rule((value) => (value ? null : 'validation.carrier.required'))]}
      extra={
        <span role="status">{guess && chosen === guess && t('verification.field.carrier.guessed')}</span>
      }
    >
      <NativeSelect
        name="carrier"
        placeholder={t('verification.field.carrier.choose')}
        options={carriers.map((value) => ({ value, label: t(`verification.carrier.${value}`) }))}
      />
    </Form.Item>
  );
}

/** The number of a driver license: filled in from the holder's document, because both are equal. */
function LicenseNumberField({ overview: { level, idNo } }: { overview: VerificationOverview }) {
  const t = useT();
  if (level > 1) {
    return (
      <ReadOnlyFieldRow
        label={t('verification.field.licenceNo')}
        hint={t('verification.field.licenceNo.help')}
      >
        {idNo}
      </ReadOnlyFieldRow>
    );
  }
  return <TypedLicenseNumber />;
}

function TypedLicenseNumber() {
  const form = Form.useFormInstance();
  const idNo: string = Form.useWatch('idNo', form) ?? '';

  // Do not overwrite a number that the user has typed; the rule reports a difference.
  useEffect(() => {
    if (!form.isFieldTouched('licenceNo')) form.setFieldValue('licenceNo', idNo);
  }, [form, idNo]);

  return (
    <NormalizedInput
      name="licenceNo"
      label="verification.field.licenceNo"
      normalize={normalizeDocumentNumber}
      dependencies={['idNo']}
      check={(value) => checkLicenseNo(value, form.getFieldValue('idNo') ?? '')}
      input={{ autoCapitalize: 'characters' }}
      hint="verification.field.licenceNo.help"
    />
  );
}

/** First and last day of a document; some have no last day. */
function ValidityFields() {
  const t = useT();
  const rule = useFieldRule();
  const form = Form.useFormInstance();
  const endless = Form.useWatch('endless', form) === true;
  const today = () => formatChinaDate(getNow());
  return (
    <>
      <Form.Item
        name="idFrom"
        label={t('verification.field.idFrom')}
        required
        rules={[rule((value) => checkIdFrom(value, today()))]}
      >
        <DayPicker name="idFrom" className="verification-day" />
      </Form.Item>
      {!endless && (
        <Form.Item
          name="idTo"
          label={t('verification.field.idTo')}
          required
          dependencies={['idFrom']}
          rules={[rule((value) => checkIdTo(value, form.getFieldValue('idFrom') ?? '', today()))]}
        >
          <DayPicker name="idTo" className="verification-day" />
        </Form.Item>
      )}
      <Form.Item name="endless" valuePropName="checked">
        <Checkbox name="endless">{t('verification.field.idTo.endless')}</Checkbox>
      </Form.Item>
    </>
  );
}
