import { useCallback } from 'react';
import { LoadError } from '@/components/LoadError';
import { getShownName } from '@/features/capacities/roles';
import { useRead } from '@/hooks/useRead';
import { useGlobal, useGlobalActions } from '@/models/hooks';
import { getProfile } from '@/services/profile';
import { AvatarCard } from './AvatarCard';
import { ProfileForm } from './ProfileForm';
import { ProfileSkeleton } from './ProfileSkeleton';
import './BasicSettings.css';

/** The basic settings (specification, section 3): the avatar and the profile fields. */
export function BasicSettings() {
  const userInfo = useGlobal((state) => state.userInfo);
  const { fetchLoginStatus } = useGlobalActions();
  const { data: profile, loading, error, reload, replace } = useRead(['profile'], getProfile);

  /** The page header shows name and avatar, too. */
  const change = useCallback(
    (next: typeof profile) => {
      if (!next) return;
      replace(next);
      fetchLoginStatus();
    },
    [replace, fetchLoginStatus],
  );

  if (!userInfo?.id) return null;
  return (
    <div className="profile">
      {error && <LoadError error={error} title="profile.failed" busy={loading} onRetry={reload} />}
      {!profile && !error && <ProfileSkeleton />}
      {profile && (
        <>
          <AvatarCard
            name={getShownName(userInfo)}
            avatar={profile.avatar}
            onChange={(avatar) => change({ ...profile, avatar })}
          />
          <ProfileForm profile={profile} owner={userInfo.id} onSaved={change} />
        </>
      )}
    </div>
  );
}
