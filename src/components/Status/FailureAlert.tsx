import { useIntl } from '@umijs/max';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/Status/Alert';
import { useSubCodeMessage } from '@/hooks/useSubCodeMessage';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import type { ApiError } from '@/utils/http/ApiError';
import { clientTexts } from '@/utils/http/status';
import './FailureAlert.css';

/**
 * Messages for requests without a usable response. A page's own messages never mention the connection, because the
 * cause is unknown to the page.
 */
const causes: Partial<Record<ApiError['kind'], MessageKey>> = clientTexts;

/**
 * Returns the localized message of an error, also after a language change; '' without an error. `unreachable`:
 * message that the action was not completed, shown before the cause if the server has not processed the request.
 * `unknown`: used if there is no other message.
 */
export function useErrorMessage(
  error: ApiError | null,
  unreachable?: MessageKey,
  unknown: MessageKey = 'error.request',
): string {
  const t = useT();
  const getMessage = useSubCodeMessage();
  const { locale } = useIntl();
  const [received, setReceived] = useState({ error, locale });
  if (received.error !== error) setReceived({ error, locale });
  if (!error) return '';
  if (error.kind !== 'refused') {
    if (error.messageId) return t(error.messageId, error.values);
    const keys = [unreachable, causes[error.kind]].filter((key) => key !== undefined);
    // Chinese sentences follow each other without a space.
    return keys.map((key) => t(key)).join(locale.startsWith('zh') ? '' : ' ') || t(unknown);
  }
  const { subCode, text, values } = error;
  // Use the server's text while the language is the one of the response.
  if (text && received.locale === locale) return text;
  return getMessage(subCode, text || t('error.request'), values);
}

interface Props {
  error: ApiError | null;
  unreachable?: MessageKey;
}

/**
 * Shows the error of a form beside its submit button until the next submit. Scrolls errors into view that concern no
 * field, because nothing else draws attention to them.
 */
export function FailureAlert({ error, unreachable }: Props) {
  const message = useErrorMessage(error, unreachable);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Without smooth scrolling, because some users prefer no motion.
    if (error && !error.isVerdict) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [error]);

  return (
    <div ref={box} className="failure-alert">
      {error && <Alert type="error" role="alert" message={message} />}
    </div>
  );
}
