import { useIntl } from '@umijs/max';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/Alert';
import { useSubCodeMessage } from '@/hooks/useSubCodeMessage';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import type { ApiError } from '@/utils/http/ApiError';
import { clientTexts } from '@/utils/http/status';
import './FailureAlert.css';

/** Why there was no answer that can be used. The words of a page never name the connection: they do not know. */
const causes: Partial<Record<ApiError['kind'], MessageKey>> = clientTexts;

/**
 * What to say about an error, in the reader's language also after that has changed; '' for none. `unreachable`: what
 * did not happen, said before the cause where the server has not judged what was sent. `unknown`: what to say where
 * neither is known.
 */
export function useErrorMessage(
  error: ApiError | null,
  unreachable?: MessageKey,
  unknown: MessageKey = 'error.request',
): string {
  const t = useT();
  const getMessage = useSubCodeMessage();
  const { locale } = useIntl();
  const [told, setTold] = useState({ error, locale });
  if (told.error !== error) setTold({ error, locale });
  if (!error) return '';
  if (error.kind !== 'refused') {
    if (error.messageId) return t(error.messageId, error.values);
    const said = [unreachable, causes[error.kind]].filter((key) => key !== undefined);
    // Chinese sentences follow each other without a space.
    return said.map((key) => t(key)).join(locale.startsWith('zh') ? '' : ' ') || t(unknown);
  }
  const { subCode, text, values } = error;
  // The server's own words, as long as the language is the one they came in.
  if (text && told.locale === locale) return text;
  return getMessage(subCode, text || t('error.request'), values);
}

interface Props {
  error: ApiError | null;
  unreachable?: MessageKey;
}

/**
 * The failure stands where the next try starts, and stays until then. What no field says and no focus leads to comes
 * into view.
 */
export function FailureAlert({ error, unreachable }: Props) {
  const message = useErrorMessage(error, unreachable);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // At once, without a movement that some do not want.
    if (error && !error.isVerdict) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [error]);

  return (
    <div ref={box} className="failure-alert">
      {error && <Alert type="error" role="alert" message={message} />}
    </div>
  );
}
