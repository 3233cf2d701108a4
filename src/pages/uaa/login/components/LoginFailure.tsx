import { useIntl } from '@umijs/max';
import { Alert } from 'antd';
import { useState } from 'react';
import { useSubCodeWords } from '@/hooks/useSubCodeWords';
import { useT } from '@/hooks/useT';
import { useLogin } from '@/models/hooks';
import type { Failure } from '@/models/login';
import { subCodes } from '@/services/subCodes';
import './LoginFailure.css';

/** What to say about a failure, in the reader's language also after that has changed. */
function useFailureWords(failure: Failure | null): string {
  const t = useT();
  const wordsOf = useSubCodeWords();
  const { locale } = useIntl();
  const [told, setTold] = useState({ failure, locale });
  if (told.failure !== failure) setTold({ failure, locale });
  if (!failure) return '';
  if ('messageId' in failure) return t(failure.messageId);
  const { subCode, text } = failure;
  // The server's own words, as long as the language is the one they came in.
  if (text && told.locale === locale) return text;
  return wordsOf(subCode && subCodes[subCode], text || t('error.request'));
}

/** The refusal stands where the next attempt starts, and stays until then; its room is kept free. */
export function LoginFailure() {
  const failure = useLogin((state) => state.failure);
  const words = useFailureWords(failure);
  return (
    <div className="login-failure">
      {failure && <Alert type="error" showIcon role="alert" message={words} />}
    </div>
  );
}
