import { Button, Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import { CAPTCHA_LENGTH } from '@/constants';
import { useRule } from '@/hooks/useRule';
import { useT } from '@/hooks/useT';
import { useGlobal, useGlobalActions } from '@/models/hooks';
import { checkCaptcha, getCaptchaImage } from '@/services/uaa';
import { warn } from '@/utils/request';
import { checkCaptchaText } from '@/validation/fields';
import './CaptchaField.css';

/**
 * The image captcha, with its alternative as a question in words. `round` counts the attempts:
 * every failure brings a new captcha, because the server has consumed the old one.
 */
export function CaptchaField({ round }: { round: number }) {
  const t = useT();
  const rule = useRule();
  const form = Form.useFormInstance();
  const captchaImg = useGlobal((state) => state.captchaImg);
  const { fetchCaptcha, clearCaptcha } = useGlobalActions();
  const [inWords, setInWords] = useState(false);
  const [question, setQuestion] = useState('');
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: round and turn are what asks for a new captcha
  useEffect(() => {
    let current = true;
    form.setFieldValue('captcha', undefined);
    if (!inWords) fetchCaptcha().catch(warn);
    else {
      getCaptchaImage('text')
        .then((words) => current && setQuestion(typeof words === 'string' ? words : ''))
        .catch(warn);
    }
    return () => {
      current = false;
      clearCaptcha();
      setQuestion('');
    };
  }, [form, inWords, round, turn, fetchCaptcha, clearCaptcha]);

  const refresh = () => setTurn(turn + 1);

  return (
    <Form.Item
      name="captcha"
      label={t(inWords ? 'login.captcha.text' : 'login.captcha')}
      validateTrigger="onBlur"
      // One rule at a time: the server is asked only about what could be right.
      validateFirst
      normalize={(value: string) => value.trim()}
      required
      rules={[
        rule(checkCaptchaText),
        {
          validator: async (_, value: string) => {
            // Where the server cannot be asked, signing in will tell.
            const right = await checkCaptcha(value).catch(() => true);
            if (!right) throw new Error(t('validation.captcha.wrong'));
          },
        },
      ]}
      extra={
        <Button type="link" size="small" className="captcha-switch" onClick={() => setInWords(!inWords)}>
          {t(inWords ? 'login.captcha.toImage' : 'login.captcha.toText')}
        </Button>
      }
    >
      <CaptchaInput inWords={inWords} question={question} image={captchaImg} onRefresh={refresh} />
    </Form.Item>
  );
}

interface CaptchaInputProps {
  inWords: boolean;
  question: string;
  image: string;
  onRefresh: () => void;
  id?: string;
  value?: string;
  onChange?: (event: React.ChangeEvent<HTMLInputElement>) => void;
  onBlur?: () => void;
}

/** The input with what it asks about beside it. */
function CaptchaInput({ inWords, question, image, onRefresh, ...control }: CaptchaInputProps) {
  const t = useT();
  return (
    <div className="captcha">
      {inWords && <p className="captcha-question">{question}</p>}
      <Input
        {...control}
        name="captcha"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={CAPTCHA_LENGTH * 4}
      />
      <button type="button" className="captcha-refresh" onClick={onRefresh} title={t('common.refresh')}>
        {image && !inWords ? <img src={image} alt={t('login.captcha.image')} /> : t('common.refresh')}
      </button>
    </div>
  );
}
