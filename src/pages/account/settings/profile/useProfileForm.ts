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

/** Names the form on the page, and its draft. */
const FORM = 'profile';
/** The button, which antd finds by its id. */
const SUBMIT = 'submit';

/** The profile was changed elsewhere: its latest version, and the fields that the person has to decide. */
export interface ProfileConflict {
  latest: Profile;
  differences: FieldDifference[];
}

/** Saves; province and city, which are one field of the form, fail as that field. Throws ApiError. */
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

/** What the form begins with. The same object as long as the profile says the same: a new avatar changes no field. */
function useBeginning(profile: Profile): ProfileFields {
  const text = JSON.stringify(toProfileFields(profile));
  // JSON leaves out what is undefined, but the form has to clear it.
  return useMemo(() => ({ address: undefined, phone: undefined, ...JSON.parse(text) }), [text]);
}

/**
 * The form of a person's profile: its draft, saving it, and the choice where it was changed elsewhere meanwhile.
 * `owner` is the id of the person, whose draft it is; `onSaved` gets the profile that the server has now.
 */
export function useProfileForm(profile: Profile, owner: string, onSaved: (profile: Profile) => void) {
  const t = useT();
  const begin = useBeginning(profile);
  const [conflict, setConflict] = useState<ProfileConflict | null>(null);
  /** The profile was changed elsewhere, and its latest version could not be read. */
  const [isLatestUnknown, setLatestUnknown] = useState(false);

  const held = useForm<ProfileFields, Profile>({
    name: FORM,
    save: (fields): Promise<Profile> => saveProfile(fields, held.draft.version ?? profile.version),
    onSaved: (saved): void => {
      beginWith(saved);
      showNotice({ type: 'success', title: t('profile.saved') });
    },
    onError: (error): void => {
      if (!isRefusedFor(error, 'CHANGED_MEANWHILE')) return;
      setLatestUnknown(false);
      getProfile().then(
        (latest) => compareWith(profile, latest),
        (thrown: unknown) => {
          warn(thrown);
          setLatestUnknown(true);
        },
      );
    },
    firstField: 'nickname',
    retryField: SUBMIT,
    unreachable: 'profile.unreachable',
    draft: { name: FORM, owner, fields: profileFieldNames, begin, version: profile.version },
  });
  const { form, draft, failure, markSaved } = held;
  const { restoredAt } = draft;

  /** Shows the latest version beside what was typed; fields that were not touched here follow it at once. */
  const compareWith = (base: Profile | null, latest: Profile) => {
    const { taken, differences } = compareProfiles(base, latest, form.getFieldsValue(true));
    form.setFieldsValue(taken);
    // With nothing left to decide the next save is based on the latest version.
    if (differences.length === 0) draft.setVersion(latest.version);
    else draft.save();
    setConflict({ latest, differences });
  };

  // A draft may be based on an older version of the profile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the draft was restored
  useEffect(() => {
    if (restoredAt !== null && draft.version !== profile.version) compareWith(null, profile);
  }, [restoredAt]);

  /** Begins anew with a profile. */
  const beginWith = (next: Profile) => {
    markSaved();
    // One by one, because resetting replaces the inputs, and with them goes the focus.
    form.setFields(profileFieldNames.map((name) => ({ name, errors: [] })));
    form.setFieldsValue(toProfileFields(next));
    setConflict(null);
    onSaved(next);
  };

  const { error } = failure;
  const isShownAsConflict =
    conflict !== null || (isRefusedFor(error, 'CHANGED_MEANWHILE') && !isLatestUnknown);
  return {
    ...held,
    submitId: `${FORM}_${SUBMIT}`,
    /** What went wrong, unless the conflict's choice says it or is about to. */
    failure: { ...failure, error: isShownAsConflict ? null : error },
    draft: conflict ? { ...draft, restoredAt: null } : draft,
    conflict,
    discardDraft: () => {
      beginWith(profile);
      form.focusField('nickname');
    },
    useLatest: () => {
      if (!conflict) return;
      held.clearError();
      beginWith(conflict.latest);
      // The button that had the focus has left the page.
      form.focusField('nickname');
      showNotice({ type: 'info', title: t('profile.conflict.taken') });
    },
    useTyped: () => {
      if (!conflict) return;
      held.clearError();
      draft.setVersion(conflict.latest.version);
      setConflict(null);
      form.submit();
    },
  };
}
