import { Form } from 'antd';
import { useMemo, useState } from 'react';
import { useFieldRule } from '@/hooks/useFieldRule';
import { createLazyModule } from '@/hooks/useLazyModule';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { warn } from '@/utils/http/httpErrors';
import { prefersLessData } from '@/utils/prefersLessData';
import { checkNewPassword, checkPasswordConfirm } from '@/validation/newPassword';
import { PasswordInput } from '../PasswordInput';
import { PasswordRules, PasswordStrengthMeter } from './PasswordFeedback';
import { useBreachCheck } from './useBreachCheck';
import './index.css';

/** Refusals that concern the new password, for useForm's `errorFields`. */
export const NEW_PASSWORD_ERROR_FIELDS = {
  PASSWORD_TOO_SHORT: 'newPwd',
  PASSWORD_WEAK: 'newPwd',
  PASSWORD_BREACHED: 'newPwd',
  PASSWORD_SAME: 'newPwd',
  PASSWORD_CONTAINS: 'newPwd',
};

const scorer = createLazyModule(async () => (await import('./scorePassword')).scorePassword);

/**
 * Returns `score`, which rates a password from 0 to 4, and `load`, to call when the user reaches the field. `score` is
 * null until it is loaded: always if the user saves data, and if loading fails, until the next call of `load`.
 */
function usePasswordScore() {
  const [score, setScore] = useState(() => scorer.loaded);
  const load = () => {
    if (score === null && !prefersLessData()) scorer.load().then((loaded) => setScore(() => loaded), warn);
  };
  return { score, load };
}

interface Props {
  /** The owner's account name and mobile number, which the password must not contain. */
  account?: string;
  mobile?: string;
  /** The owner's mail address, with which the password is easier to guess. */
  email?: string;
  label?: MessageKey;
  confirm?: MessageKey;
}

/**
 * A new password and its confirmation: the fields `newPwd` and `newPwd2` of the surrounding form. The rules are shown
 * before the user types; only the server knows which passwords are too common or breached.
 */
export function NewPasswordFields({
  account,
  mobile,
  email,
  label = 'newPassword.label',
  confirm = 'newPassword.confirm',
}: Props) {
  const t = useT();
  const rule = useFieldRule();
  const form = Form.useFormInstance();
  const breach = useBreachCheck(form);
  const { score, load } = usePasswordScore();
  const scoreForOwner = useMemo(() => {
    const owner = [account, mobile, email, email?.split('@')[0]].filter((word) => word !== undefined);
    return score && ((password: string) => score(password, owner));
  }, [score, account, mobile, email]);

  /** Returns the rule that the password breaks, or null. A breach counts only after the breach check has responded. */
  const check = (password: string) =>
    checkNewPassword(password, { account, mobile }) ??
    (breach.isKnownBreached(password) ? 'subCode.PASSWORD_BREACHED' : null);
  /** Checks the password against data leaks, unless it breaks another rule. */
  const checkBreachOnBlur = () => {
    const password: string = form.getFieldValue('newPwd') ?? '';
    if (check(password) === null) breach.check(password);
  };

  return (
    <>
      <Form.Item
        name="newPwd"
        label={t(label)}
        required
        rules={[rule(check)]}
        extra={
          <Form.Item noStyle shouldUpdate>
            {({ getFieldValue, getFieldError }) => {
              const password: string = getFieldValue('newPwd') ?? '';
              // Do not rate a rejected password as strong.
              const isRefused = check(password) !== null || getFieldError('newPwd').length > 0;
              return (
                <>
                  <PasswordStrengthMeter password={password} isRefused={isRefused} score={scoreForOwner} />
                  <PasswordRules password={password} account={account} mobile={mobile} />
                </>
              );
            }}
          </Form.Item>
        }
      >
        <PasswordInput name="newPwd" autoComplete="new-password" onFocus={load} onBlur={checkBreachOnBlur} />
      </Form.Item>
      <Form.Item
        name="newPwd2"
        label={t(confirm)}
        required
        dependencies={['newPwd']}
        rules={[rule((value) => checkPasswordConfirm(value, form.getFieldValue('newPwd') ?? ''))]}
      >
        <PasswordInput name="newPwd2" autoComplete="new-password" />
      </Form.Item>
    </>
  );
}
