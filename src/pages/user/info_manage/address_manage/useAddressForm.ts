import { Form } from 'antd';
import { useForm } from '@/components/Form/useForm';
import type { AddressBody } from '@/contract';
import { useGlobal } from '@/models/hooks';
import { type ApiError, isNotFound } from '@/utils/http/ApiError';
import { type AddressFormValues, toAddressBody } from './addressValues';

interface Options<Result> {
  /** Name of the draft, which belongs to the user. */
  name: string;
  /** Fields that the device stores as a draft. Stable. */
  draftFields: readonly (keyof AddressFormValues)[];
  /** Initial values without a draft. Stable. */
  begin: AddressFormValues;
  /** The version of an existing address. */
  version?: string;
  /** `version`: the version that the typed values are based on; '' for a new address. Throws ApiError. */
  save: (body: AddressBody, version: string) => Promise<Result>;
  onSaved: (result: Result) => void;
  /** Called after a failure, before the form shows it. */
  onError?: (error: ApiError) => void;
  /** Field to focus after a refusal that concerns no field; by default the first field. */
  retryField?: string;
  /** Called if the address no longer exists, so the form has nothing to show. */
  onNotFound?: () => void;
}

const ERROR_FIELDS = { ADDRESS_DEFAULT: 'isDefault' };

/** Manages the form of an address: submission and draft. */
export function useAddressForm<Result>(options: Options<Result>) {
  const { name, draftFields, begin, version, save, onSaved, onError, retryField, onNotFound } = options;
  const [form] = Form.useForm<AddressFormValues>();
  const owner = useGlobal((state) => state.userInfo?.id);
  const addressForm = useForm<AddressFormValues, Result>({
    form,
    save: (values): Promise<Result> => save(toAddressBody(values), addressForm.draft.version ?? ''),
    onSaved,
    onError: (error): boolean => {
      if (onNotFound && isNotFound(error)) {
        addressForm.markSaved();
        onNotFound();
        return true;
      }
      onError?.(error);
      return false;
    },
    errorFields: ERROR_FIELDS,
    firstField: 'recipient',
    retryField,
    unreachable: 'form.unreachable.save',
    draft: { name, owner, fields: draftFields, begin, version },
  });
  return addressForm;
}
