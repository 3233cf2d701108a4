import { useIntl } from '@umijs/max';
import { useEffect, useRef, useState } from 'react';
import { useGlobal, useGlobalActions } from '@/models/hooks';
import { getCaptchaImage } from '@/services/signIn';
import { warn } from '@/utils/http/httpErrors';

export interface Captcha {
  /** Whether a question in words stands in for the image. */
  inWords: boolean;
  /** The question, '' before there is one. */
  question: string;
  /** Data URI of the image, '' before there is one. */
  image: string;
  status: 'loading' | 'ready' | 'failed';
  refresh: () => void;
  /** Changes between image and words. */
  change: () => void;
  /** The image cannot be drawn. */
  onBroken: () => void;
}

/**
 * The captcha to solve. A new one comes with each `round`, on `refresh`, and for words in a new language;
 * `onNew` hears of it, because the answer to the old one is void, and whether it is of the other kind.
 */
export function useCaptcha(round: number, onNew: (isOtherKind: boolean) => void): Captcha {
  const { locale } = useIntl();
  const image = useGlobal((state) => state.captchaImg);
  const { fetchCaptcha, clearCaptcha } = useGlobalActions();
  const [inWords, setInWords] = useState(false);
  const [question, setQuestion] = useState('');
  const [status, setStatus] = useState<Captcha['status']>('loading');
  const [turn, setTurn] = useState(0);
  const language = inWords && locale;
  const kind = useRef(inWords);

  // biome-ignore lint/correctness/useExhaustiveDependencies: round, turn and language ask for a new captcha
  useEffect(() => {
    let current = true;
    onNew(kind.current !== inWords);
    kind.current = inWords;
    setStatus('loading');
    const fetchQuestion = async () => {
      const words = await getCaptchaImage('text');
      if (current) setQuestion(words);
    };
    (inWords ? fetchQuestion() : fetchCaptcha()).then(
      () => current && setStatus('ready'),
      (error: unknown) => {
        warn(error);
        if (current) setStatus('failed');
      },
    );
    return () => {
      current = false;
      clearCaptcha();
      setQuestion('');
    };
  }, [inWords, language, round, turn, fetchCaptcha, clearCaptcha]);

  return {
    inWords,
    question,
    image,
    status,
    refresh: () => setTurn(turn + 1),
    change: () => setInWords(!inWords),
    onBroken: () => setStatus('failed'),
  };
}
