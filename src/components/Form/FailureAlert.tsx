import { useIntl } from '@umijs/max';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/Alert';
import { subCodes } from '@/contract/subCodes';
import { useSubCodeMessage } from '@/hooks/useSubCodeMessage';
import { useT } from '@/hooks/useT';
import { type Failure, isAboutNoField } from '@/utils/http/failure';
import './FailureAlert.css';

/** What to say about a failure, in the reader's language also after that has changed. */
export function useFailureMessage(failure: Failure | null): string {
  const t = useT();
  const wordsOf = useSubCodeMessage();
  const { locale } = useIntl();
  const [told, setTold] = useState({ failure, locale });
  if (told.failure !== failure) setTold({ failure, locale });
  if (!failure) return '';
  if ('messageId' in failure) return t(failure.messageId);
  const { subCode, text, values } = failure;
  // The server's own words, as long as the language is the one they came in.
  if (text && told.locale === locale) return text;
  return wordsOf(subCode && subCodes[subCode], text || t('error.request'), values);
}

/**
 * The refusal stands where the next attempt starts, and stays until then; its room is kept free. What no field says
 * and no focus leads to comes into view.
 */
export function FailureAlert({ failure }: { failure: Failure | null }) {
  const words = useFailureMessage(failure);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // At once, without a movement that some do not want.
    if (failure && isAboutNoField(failure)) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [failure]);

  return (
    <div ref={box} className="failure-alert">
      {failure && <Alert type="error" role="alert" message={words} />}
    </div>
  );
}
