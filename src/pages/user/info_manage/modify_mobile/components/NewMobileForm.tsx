import { Form } from 'antd';
import { useState } from 'react';
import { Alert } from '@/components/Alert';
import { Link } from '@/components/Link';
import { MobileCodeForm } from '@/components/MobileCode/MobileCodeForm';
import type { MobileCodeValues } from '@/components/MobileCode/useMobileCode';
import type { MobileFields } from '@/components/MobileField';
import type { Envelope } from '@/contract';
import { subCodes } from '@/contract/subCodes';
import { useT } from '@/hooks/useT';
import { bindMobile } from '@/services/account';
import { sendSmsCode } from '@/services/codes';
import { changeMobile } from '@/services/mobile';
import { maskMobile } from '@/utils/i18n/masking';
import { getAppealPath } from '@/utils/routing/paths';
import type { MobileChange } from '../useMobileChange';

const SCENE = 'bind';
const FIELD_OF = { MOBILE_TAKEN: 'mobile', MOBILE_SAME: 'mobile' };

/** The new number, proved by the code sent to it; for an account without one, the first. */
export function NewMobileForm({ state: { proof }, refused, changed }: MobileChange) {
  const t = useT();
  const [form] = Form.useForm<MobileCodeValues>();
  const region = Form.useWatch('region', form);
  const mobile = Form.useWatch('mobile', form);
  const [taken, setTaken] = useState<MobileFields | null>(null);
  // Nothing that was found out about one number is said of another.
  const isTaken = taken?.region === region && taken?.mobile === mobile;

  const work = async (
    { region, mobile, code }: MobileCodeValues,
    onFailure: (envelope: Envelope) => void,
  ) => {
    const hear = (envelope: Envelope) => {
      onFailure(envelope);
      if (envelope.subCode === subCodes.MOBILE_TAKEN) setTaken({ region, mobile });
      refused(envelope);
    };
    setTaken(null);
    const body = { region, mobile, code };
    const done = await (proof ? changeMobile({ proof, ...body }, hear) : bindMobile(body, hear));
    return done !== false && maskMobile(mobile);
  };

  return (
    <>
      <MobileCodeForm
        name="newMobile"
        form={form}
        scene={SCENE}
        sendTo={(to, onFailure) => sendSmsCode({ ...to, scene: SCENE }, onFailure)}
        work={work}
        done={changed}
        fieldOf={FIELD_OF}
        unreachable="info.mobile.unreachable"
        submitWords={proof ? 'info.mobile.change' : 'info.mobile.bind'}
        submittingWords="info.mobile.changing"
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
