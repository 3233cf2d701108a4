import { useEffect, useMemo, useState } from 'react';
import { useForm } from '@/components/Form/useForm';
import type { Profile } from '@/contract';
import { useT } from '@/hooks/useT';
import { changeProfile, getProfile } from '@/services/profile';
import { ApiError, isRefusedFor } from '@/utils/http/ApiError';
import { warn } from '@/utils/http/httpErrors';
import { showNotice } from '@/utils/notice';
import {
  compareProfiles,
  type FieldDifference,
  type ProfileFields,
  profileFieldNames,
  toProfileChange,
  toProfileFields,
} from './profileFields';

/** Name of the form and of its draft. */
const FORM = 'profile';
/** Suffix of the submit button's id, `profile_submit`, which the form focuses after an error without a field. */
const SUBMIT = 'submit';
const FIRST_FIELD = 'nickname';

/** A conflict with a change made elsewhere: the latest version, and the fields that the user has to decide. */
interface ProfileConflict {
  latest: Profile;
  differences: FieldDifference[];
  /** Number of this comparison since the form was in agreement. */
  round: number;
}

/** Saves the profile. Maps errors of province and city to the form's single field. Throws ApiError. */
async function saveProfile(fields: ProfileFields, version: string): Promise<Profile> {
  try {
    return await changeProfile(toProfileChange(fields, version));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { province, city, ...others } = error.fields;
    const region = province ?? city;
    if (!region) throw error;
    throw new ApiError(error.kind, { ...error, fields: { ...others, region } });
  }
}

/**
 * Returns the form's initial values: the same object until a field of the profile changes, because a new one resets the
 * form. A new avatar changes no field.
 */
function useInitialValues(profile: Profile): ProfileFields {
  const text = JSON.stringify(toProfileFields(profile));
  // JSON omits undefined values, but the form has to clear these fields.
  return useMemo(() => ({ address: undefined, phone: undefined, ...JSON.parse(text) }), [text]);
}

/**
 * Form of a profile: its draft, saving, and the conflict with changes made elsewhere. `owner` is the id of the user
 * who owns the draft; `onSaved` receives the profile as stored on the server.
 */
export function useProfileForm(profile: Profile, owner: string, onSaved: (profile: Profile) => void) {
  const t = useT();
  const begin = useInitialValues(profile);
  const [conflict, setConflict] = useState<ProfileConflict | null>(null);
  /** The profile was changed elsewhere, but its latest version could not be loaded. */
  const [isLatestUnknown, setLatestUnknown] = useState(false);

  const profileForm = useForm<ProfileFields, Profile>({
    name: FORM,
    save: (fields): Promise<Profile> => saveProfile(fields, profileForm.draft.version ?? profile.version),
    onSaved: (saved): void => {
      resetTo(saved);
      showNotice({ type: 'success', title: t('profile.saved') });
    },
    onError: (error): void => {
      if (!isRefusedFor(error, 'CHANGED_MEANWHILE')) return;
      setLatestUnknown(false);
      getProfile().then(
        (latest) => compareWith(findBase(), latest),
        (thrown: unknown) => {
          warn(thrown);
          setLatestUnknown(true);
        },
      );
    },
    firstField: FIRST_FIELD,
    retryField: SUBMIT,
    unreachable: 'form.unreachable.save',
    draft: { name: FORM, owner, fields: profileFieldNames, begin, version: profile.version },
  });
  const { form, draft, failure, markSaved } = profileForm;
  const { restoredAt } = draft;

  /** Returns the profile on which the form's values are based, or null if it is not known. */
  const findBase = () =>
    [conflict?.latest, profile].find((version) => version?.version === profileForm.draft.version) ?? null;

  /** Lists the latest values that differ from the typed ones. Updates fields that were not changed in the form. */
  const compareWith = (base: Profile | null, latest: Profile) => {
    const { taken, differences } = compareProfiles(base, latest, form.getFieldsValue(true));
    form.setFieldsValue(taken);
    // If no difference is left, the next save is based on the latest version.
    if (differences.length === 0) draft.setVersion(latest.version);
    else draft.save();
    setConflict((before) => ({ latest, differences, round: (before?.round ?? 0) + 1 }));
  };

  // A draft may be based on an older version of the profile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the draft was restored
  useEffect(() => {
    if (restoredAt !== null && !findBase()) compareWith(null, profile);
  }, [restoredAt]);

  /** Loads a profile into the form and clears errors and the conflict. */
  const resetTo = (next: Profile) => {
    markSaved();
    profileForm.clearError();
    // Clear the errors field by field: resetFields would remount the inputs, and the focus would be lost.
    form.setFields(profileFieldNames.map((name) => ({ name, errors: [] })));
    form.setFieldsValue(toProfileFields(next));
    setConflict(null);
    onSaved(next);
  };

  const { error } = failure;
  const isShownAsConflict = isRefusedFor(error, 'CHANGED_MEANWHILE') && !isLatestUnknown;
  return {
    ...profileForm,
    submitId: `${FORM}_${SUBMIT}`,
    /** Error of the last save, unless the conflict alert shows it or is about to. */
    failure: { ...failure, error: isShownAsConflict ? null : error },
    // The conflict alert takes the place of the draft alert.
    draft: conflict ? { ...draft, restoredAt: null } : draft,
    conflict,
    discardDraft: () => {
      resetTo(profile);
      form.focusField(FIRST_FIELD);
    },
    takeLatest: () => {
      if (!conflict) return;
      resetTo(conflict.latest);
      // The button that had the focus has been unmounted.
      form.focusField(FIRST_FIELD);
      showNotice({ type: 'info', title: t('profile.conflict.taken') });
    },
    saveTyped: () => {
      if (!conflict) return;
      profileForm.clearError();
      draft.setVersion(conflict.latest.version);
      setConflict(null);
      // The submit of the form's element, unlike form.submit(), is not dropped if a field is validated meanwhile.
      document.forms.namedItem(FORM)?.requestSubmit();
    },
  };
}
