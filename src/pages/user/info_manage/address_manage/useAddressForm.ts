import type { DraftOptions } from '@/components/Form/useDraft';
import { type FormOptions, useForm } from '@/components/Form/useForm';
import type { AddressBody } from '@/contract';
import { useGlobal } from '@/models/hooks';
import { type AddressFormValues, toAddressBody } from './addressValues';

type FormParts<Result> = Pick<FormOptions<AddressFormValues, Result>, 'onSaved' | 'onError' | 'retryField'>;

interface Options<Result> extends FormParts<Result> {
  /** The draft, which belongs to the user. */
  draft: Omit<DraftOptions, 'owner'>;
  /** `version`: the version that the typed values are based on; '' for a new address. Throws ApiError. */
  save: (body: AddressBody, version: string) => Promise<Result>;
}

const ERROR_FIELDS = { ADDRESS_DEFAULT: 'isDefault' };

/** Manages the form of an address: submission and draft. */
export function useAddressForm<Result>({ draft, save, ...options }: Options<Result>) {
  const owner = useGlobal((state) => state.userInfo?.id);
  const addressForm = useForm<AddressFormValues, Result>({
    ...options,
    save: (values): Promise<Result> => save(toAddressBody(values), addressForm.draft.version ?? ''),
    errorFields: ERROR_FIELDS,
    firstField: 'recipient',
    unreachable: 'form.unreachable.save',
    draft: { ...draft, owner },
  });
  return addressForm;
}
