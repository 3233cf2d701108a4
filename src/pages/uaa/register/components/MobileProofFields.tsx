import { Button, Form } from 'antd';
import { type ComponentProps, useEffect, useRef } from 'react';
import { MobileCodeFields } from '@/components/Field/MobileCode/MobileCodeFields';
import { Alert } from '@/components/Status/Alert';
import { maskDestination } from '@/domain/masking';
import { useT } from '@/hooks/useT';
import type { VerifiedMobile } from '../answers';

interface Props {
  code: ComponentProps<typeof MobileCodeFields>;
  proved: VerifiedMobile | undefined;
  /** Discards the verified number, so that the user can enter another. */
  onAnother: () => void;
}

/** The fields to verify a mobile number, or the number that was verified. */
export function MobileProofFields({ code, proved, onAnother }: Props) {
  const t = useT();
  const form = Form.useFormInstance();
  const isAnotherWanted = useRef(false);

  // The button that had the focus was unmounted; the number field takes the focus.
  useEffect(() => {
    if (proved || !isAnotherWanted.current) return;
    isAnotherWanted.current = false;
    form.focusField('mobile');
  }, [proved, form]);

  const enterAnother = () => {
    isAnotherWanted.current = true;
    onAnother();
  };

  if (!proved) return <MobileCodeFields {...code} />;
  return (
    <Alert
      type="success"
      className="registration-note"
      message={t('register.proved', { mobile: maskDestination(`${proved.region} ${proved.mobile}`) })}
      action={
        <Button type="link" onClick={enterAnother}>
          {t('register.another')}
        </Button>
      }
    />
  );
}
