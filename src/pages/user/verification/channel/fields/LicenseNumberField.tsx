import { Form } from 'antd';
import { useEffect } from 'react';
import { NormalizedInput } from '@/components/Field/NormalizedInput';
import { ReadOnlyFieldRow } from '@/components/Value/ReadOnlyFieldRow';
import type { VerificationOverview } from '@/contract';
import { useT } from '@/hooks/useT';
import { normalizeDocumentNumber } from '@/validation/documents';
import { checkLicenseNo } from '@/validation/verificationFields';

/** The number of a driver license: filled in from the holder's document, because both are equal. */
export function LicenseNumberField({ overview: { level, idNo } }: { overview: VerificationOverview }) {
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
