import { Form } from 'antd';
import { useForm } from '@/components/Form/useForm';
import type { AddressBody } from '@/contract';
import { useGlobal } from '@/models/hooks';
import { type ApiError, isNotFound } from '@/utils/http/ApiError';
import { type AddressFormValues, toAddressBody } from './addressValues';

interface Options<Result> {
  /** Names the draft, which is the person's own. */
  name: string;
  /** What of the form is kept on the device. Stable. */
  draftFields: readonly (keyof AddressFormValues)[];
  /** What the form begins with where there is no draft. Stable. */
  begin: AddressFormValues;
  /** The version of a known address. */
  version?: string;
  /** `version` is the one that what was typed is based on; '' for a new address. Throws ApiError. */
  save: (body: AddressBody, version: string) => Promise<Result>;
  onSaved: (result: Result) => void;
  /** After a failure, before the form shows it. */
  onError?: (error: ApiError) => void;
  /** What has the focus after a refusal that is about no field; the first field unless given. */
  retryField?: string;
  /** The address is no longer there: the form has nothing to show. */
  onGone?: () => void;
}

const ERROR_FIELDS = { ADDRESS_DEFAULT: 'isDefault' };

/** The form of an address: sends it, and keeps its draft. */
export function useAddressForm<Result>(options: Options<Result>) {
  const { name, draftFields, begin, version, save, onSaved, onError, retryField, onGone } = options;
  const [form] = Form.useForm<AddressFormValues>();
  const owner = useGlobal((state) => state.userInfo?.id);
  const held = useForm<AddressFormValues, Result>({
    form,
    save: (values): Promise<Result> => save(toAddressBody(values), held.draft.version ?? ''),
    onSaved,
    onError: (error): boolean => {
      if (onGone && isNotFound(error)) {
        held.markSaved();
        onGone();
        return true;
      }
      onError?.(error);
      return false;
    },
    errorFields: ERROR_FIELDS,
    firstField: 'recipient',
    retryField,
    unreachable: 'address.unreachable',
    draft: { name, owner, fields: draftFields, begin, version },
  });
  return held;
}
