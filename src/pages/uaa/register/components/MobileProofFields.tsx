import { Button, Form } from 'antd';
import { type ComponentProps, useEffect, useRef } from 'react';
import { Alert } from '@/components/Alert';
import { MobileCodeFields } from '@/components/MobileCode/MobileCodeFields';
import { useT } from '@/hooks/useT';
import { maskDestination } from '@/utils/i18n/masking';
import type { VerifiedMobile } from '../answers';

interface Props {
  code: ComponentProps<typeof MobileCodeFields>;
  proved: VerifiedMobile | undefined;
  /** Gives the proved number up for another. */
  onAnother: () => void;
}

/** A number to prove, or the one that was. */
export function MobileProofFields({ code, proved, onAnother }: Props) {
  const t = useT();
  const form = Form.useFormInstance();
  const asked = useRef(false);

  // The button that was pressed is gone: whoever wants another number is led to its field.
  useEffect(() => {
    if (proved || !asked.current) return;
    asked.current = false;
    form.focusField('mobile');
  }, [proved, form]);

  const another = () => {
    asked.current = true;
    onAnother();
  };

  if (!proved) return <MobileCodeFields {...code} />;
  return (
    <Alert
      type="success"
      className="journey-note"
      message={t('register.proved', { mobile: maskDestination(`${proved.region} ${proved.mobile}`) })}
      action={
        <Button type="link" onClick={another}>
          {t('register.another')}
        </Button>
      }
    />
  );
}
