import { Alert } from '@/components/Status/Alert';
import { useFocusWhen } from '@/hooks/useFocusWhen';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { NewPasswordLink } from './NewPasswordLink';

interface Props {
  title: MessageKey;
  text: MessageKey;
  /** Whether it takes the focus when it appears, because it replaces the focused button. */
  focus?: boolean;
}

/** Advice for a record that the user has reported. */
export function ReportedRecordAlert({ title, text, focus = false }: Props) {
  const t = useT();
  const advice = useFocusWhen<HTMLParagraphElement>(focus);
  return (
    <Alert
      type="warning"
      message={t(title)}
      description={
        <>
          <p ref={advice} tabIndex={-1}>
            {t(text)}
          </p>
          <NewPasswordLink />
        </>
      }
    />
  );
}
