import { Form } from 'antd';
import { useEffect, useState } from 'react';
import type { Profile } from '@/contract';
import { useDraft } from '@/hooks/useDraft';
import { useFormSubmit } from '@/hooks/useFormSubmit';
import { useT } from '@/hooks/useT';
import { useUnsaved } from '@/hooks/useUnsaved';
import { changeProfile, getProfile } from '@/services/profile';
import { causeOf, type Failure } from '@/utils/http/failure';
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
export const PROFILE_FORM = 'profile';
/** antd finds what is no field by its id. */
const SUBMIT = 'submit';
export const PROFILE_SUBMIT_ID = `${PROFILE_FORM}_${SUBMIT}`;
const DRAFT = [...profileFieldNames, 'version'] as const;
const UNREACHABLE = 'profile.unreachable';

/** The profile was changed elsewhere: how it stands now, and what somebody has to decide. */
export interface ProfileConflict {
  latest: Profile;
  differences: FieldDifference[];
}

/** Province and city are one field of the form. */
function withRegion(failure: Failure): Failure {
  if (!('fields' in failure) || !failure.fields) return failure;
  const { province, city, ...fields } = failure.fields;
  const region = province ?? city;
  return { ...failure, fields: { ...fields, ...(region && { region }) } };
}

const isChanged = (failure: Failure) => 'subCode' in failure && failure.subCode === 'CHANGED_MEANWHILE';

/**
 * The form of somebody's profile: its draft, saving it, and what to do where it was changed elsewhere meanwhile.
 * `owner` is whose draft it is; `onSaved` hears the profile as it stands after a save or a look.
 */
export function useProfileForm(profile: Profile, owner: string, onSaved: (profile: Profile) => void) {
  const t = useT();
  const [form] = Form.useForm<ProfileFields>();
  const { onValuesChange: guard, discharge } = useUnsaved(PROFILE_FORM);
  const draft = useDraft(form, PROFILE_FORM, DRAFT, owner, true);
  const [conflict, setConflict] = useState<ProfileConflict | null>(null);
  /** The profile was changed elsewhere, and how it stands now could not be read. */
  const [unread, setUnread] = useState(false);
  const { restoredAt } = draft;

  /** Shows how the profile stands beside what was typed; what nobody touched follows at once. */
  const meet = (base: Profile | null, latest: Profile) => {
    const { taken, differences } = compareProfiles(base, latest, form.getFieldsValue(true));
    form.setFieldsValue(taken);
    // With nothing left to decide the next save is about what stands now.
    if (differences.length === 0) form.setFieldValue('version', latest.version);
    draft.keep();
    setConflict({ latest, differences });
  };

  // A draft may be older than the profile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the draft has come
  useEffect(() => {
    if (restoredAt !== null && form.getFieldValue('version') !== profile.version) meet(null, profile);
  }, [restoredAt]);

  /** Begins anew with a profile. */
  const begin = (next: Profile) => {
    draft.forget();
    discharge();
    // Set one by one: fields that are made anew would lose the focus.
    form.setFields(profileFieldNames.map((name) => ({ name, errors: [] })));
    form.setFieldsValue(toProfileFields(next));
    setConflict(null);
    onSaved(next);
  };

  const submission = useFormSubmit(form, {
    work: async (fields: ProfileFields, onFailure) => {
      const saved = await changeProfile(toProfileChange(fields), onFailure);
      return typeof saved === 'object' && saved;
    },
    done: (saved) => {
      begin(saved);
      showNotice({ type: 'success', title: t('profile.saved') });
    },
    refused: (failure) => {
      if (!isChanged(failure)) return;
      setUnread(false);
      getProfile().then(
        (latest) => (typeof latest === 'object' ? meet(profile, latest) : setUnread(true)),
        (error) => {
          warn(error);
          setUnread(true);
        },
      );
    },
    fieldOf: {},
    fallback: SUBMIT,
    unreachable: UNREACHABLE,
    explain: async (error) => withRegion(causeOf(error, UNREACHABLE)),
  });

  const { failure } = submission;
  return {
    form,
    submission,
    /** What went wrong, unless the choice between what stands now and what was typed says it, or is on its way. */
    failure: failure && (conflict || (isChanged(failure) && !unread)) ? null : failure,
    restoredAt: restoredAt !== null && !conflict ? restoredAt : null,
    conflict,
    onValuesChange: (changed: object) => {
      draft.keep();
      guard(changed, changed);
    },
    dropDraft: () => {
      begin(profile);
      form.focusField('nickname');
    },
    useLatest: () => {
      if (!conflict) return;
      submission.forgetFailure();
      begin(conflict.latest);
      // What was pressed has gone.
      form.focusField('nickname');
      showNotice({ type: 'info', title: t('profile.conflict.taken') });
    },
    useTyped: () => {
      if (!conflict) return;
      submission.forgetFailure();
      form.setFieldValue('version', conflict.latest.version);
      setConflict(null);
      form.submit();
    },
  };
}
