import { Form } from 'antd';
import { useState } from 'react';
import { Link } from '@/components/Action/Link';
import { MobileCodeForm } from '@/components/Field/MobileCode/MobileCodeForm';
import type { MobileCodeValues } from '@/components/Field/MobileCode/useMobileCode';
import type { MobileFields } from '@/components/Field/MobileField';
import { Alert } from '@/components/Status/Alert';
import { maskMobile } from '@/domain/masking';
import { useT } from '@/hooks/useT';
import { bindMobile } from '@/services/account';
import { changeMobile } from '@/services/mobile';
import { errorFromException, isRefusedFor } from '@/utils/http/ApiError';
import { getAppealPath } from '@/utils/routing/paths';
import type { MobileChange } from '../useMobileChange';

const ERROR_FIELDS = { MOBILE_TAKEN: 'mobile', MOBILE_SAME: 'mobile' };

/** The new number, verified by a code; for an account without a number, the first one. */
export function NewMobileForm({ state: { proof }, noteError, onChanged }: MobileChange) {
  const t = useT();
  const [form] = Form.useForm<MobileCodeValues>();
  const region = Form.useWatch('region', form);
  const mobile = Form.useWatch('mobile', form);
  const [taken, setTaken] = useState<MobileFields | null>(null);
  // Show the result of the check only for the number that was checked.
  const isTaken = taken?.region === region && taken?.mobile === mobile;

  const save = async ({ region, mobile, code }: MobileCodeValues): Promise<string> => {
    const body = { region, mobile, code };
    setTaken(null);
    try {
      await (proof ? changeMobile({ proof, ...body }) : bindMobile(body));
    } catch (error) {
      if (isRefusedFor(error, 'MOBILE_TAKEN')) setTaken({ region, mobile });
      noteError(errorFromException(error));
      throw error;
    }
    return maskMobile(mobile);
  };

  return (
    <>
      <MobileCodeForm
        name="newMobile"
        form={form}
        scene="bind"
        save={save}
        onSaved={onChanged}
        errorFields={ERROR_FIELDS}
        unreachable="form.unreachable.send"
        submitLabel={proof ? 'info.mobile.change' : 'info.mobile.bind'}
        submittingLabel="form.saving"
      />
      {taken && isTaken && (
        <Alert
          type="warning"
          className="mobile-change-other"
          message={t('info.mobile.taken', { mobile: maskMobile(taken.mobile) })}
          description={
            <>
              <p>{t('info.mobile.taken.text')}</p>
              <Link to={getAppealPath('MOBILE_TAKEN')}>{t('info.mobile.taken.appeal')}</Link>
            </>
          }
        />
      )}
    </>
  );
}
