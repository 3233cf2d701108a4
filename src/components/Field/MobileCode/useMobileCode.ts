import { Form, type FormInstance } from 'antd';
import type { SendCode } from '@/components/Field/CodeField/useSendCode';
import { DEFAULT_MOBILE_REGION, type MobileFields } from '@/components/Field/MobileField';
import type { Body } from '@/contract';
import { sendLoginCode, sendSmsCode } from '@/services/codes';
import type { ApiError } from '@/utils/http/ApiError';
import { forgetCode, getCodeId, recordCodeRefusal } from '@/utils/storage/codeStore';
import type { MobileRegion } from '@/validation/fields';

/** Values of the fields for a mobile number and its code. */
export interface MobileCodeValues extends MobileFields {
  code: string;
}

/** Fields that a tab may store across a reload, for useForm's `persistedFields`; never the code. */
export const MOBILE_TAB_STATE_FIELDS = ['region', 'mobile'] as const;

/** Refusals that concern the code, for useForm's `errorFields`. */
export const CODE_ERROR_FIELDS = { CODE_WRONG: 'code', CODE_EXPIRED: 'code', CODE_USED_UP: 'code' } as const;

/** The purpose of a code that is sent to a mobile number. */
export type MobileCodeScene = 'login' | Body<'smsCode'>['scene'];

/**
 * Manages a mobile number and its code in a form with MobileCodeFields: pass `fields` to them and `noteError` to
 * useForm as `onError`; call `forget` once the code has been used.
 */
export function useMobileCode(form: FormInstance, scene: MobileCodeScene) {
  const region = Form.useWatch<MobileRegion>('region', form) ?? DEFAULT_MOBILE_REGION;
  const mobile = Form.useWatch<string>('mobile', form) ?? '';
  const destination = `${region} ${mobile}`;
  const id = getCodeId(scene, destination);
  const send: SendCode = (captcha) => {
    const to = { region, mobile, captcha };
    return scene === 'login' ? sendLoginCode(to) : sendSmsCode({ ...to, scene });
  };

  return {
    fields: { scene, destination, send },
    noteError: (error: ApiError) => recordCodeRefusal(id, error),
    forget: () => forgetCode(id),
  };
}
