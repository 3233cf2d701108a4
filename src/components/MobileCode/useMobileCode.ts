import { Form, type FormInstance } from 'antd';
import type { SendCode } from '@/components/CodeField/useSendCode';
import { DEFAULT_MOBILE_REGION, type MobileFields } from '@/components/MobileField';
import type { CodeScene } from '@/contract';
import type { ApiError } from '@/utils/http/ApiError';
import { forgetCode, getCodeId, recordCodeRefusal } from '@/utils/storage/codeStore';
import type { MobileRegion } from '@/validation/fields';

/** What the fields of a mobile number and its code hold. */
export interface MobileCodeValues extends MobileFields {
  code: string;
}

/** What a tab may keep of them over a reload, for useForm's `keptFields`; the code never. */
export const MOBILE_TAB_STATE_FIELDS = ['region', 'mobile'] as const;

/** Refusals that are about the code, for useForm's `errorFields`. */
export const CODE_ERROR_FIELDS = { CODE_WRONG: 'code', CODE_EXPIRED: 'code', CODE_USED_UP: 'code' } as const;

/** Asks the server for a code to this number. */
type SendToMobile = (to: MobileFields & { captcha?: string }) => ReturnType<SendCode>;

/**
 * A mobile number and the code sent to it, in a form with MobileCodeFields: `fields` are for those. `noteError`
 * goes to useForm as `onError`; `forget` once the code has done its work.
 */
export function useMobileCode(form: FormInstance, scene: CodeScene, sendTo: SendToMobile) {
  const region = Form.useWatch<MobileRegion>('region', form) ?? DEFAULT_MOBILE_REGION;
  const mobile = Form.useWatch<string>('mobile', form) ?? '';
  const destination = `${region} ${mobile}`;
  const id = getCodeId(scene, destination);
  const send: SendCode = (captcha) => sendTo({ region, mobile, captcha });

  return {
    fields: { scene, destination, send },
    noteError: (error: ApiError) => recordCodeRefusal(id, error),
    forget: () => forgetCode(id),
  };
}
