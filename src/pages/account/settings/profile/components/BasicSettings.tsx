import { Skeleton } from 'antd';
import { FormCard } from '@/components/Form/FormCard';
import { LoadError } from '@/components/Status/LoadError';
import { LoadingLabel } from '@/components/Status/LoadingLabel';
import type { Profile } from '@/contract';
import { getShownName } from '@/features/capacities/roles';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { useGlobal, useGlobalActions } from '@/models/hooks';
import { getProfile } from '@/services/profile';
import { profileFieldNames } from '../profileFields';
import { AVATAR_SIDE, AvatarCard } from './AvatarCard';
import { ProfileForm } from './ProfileForm';
import './BasicSettings.css';

/** The basic settings (specification, section 3): the avatar and the profile fields. */
export default function BasicSettings() {
  const userInfo = useGlobal((state) => state.userInfo);
  const { fetchLoginStatus } = useGlobalActions();
  const { data: profile, error, reload, replace } = useRead(['profile'], getProfile);

  /** The page header shows name and avatar, too. */
  const change = (next: Profile) => {
    replace(next);
    fetchLoginStatus();
  };

  if (!userInfo?.id) return null;
  return (
    <div className="stack">
      {error && <LoadError error={error} title="profile.failed" onRetry={reload} />}
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

/** Placeholder of the two cards while the profile loads. */
function ProfileSkeleton() {
  const t = useT();
  return (
    <div aria-busy="true" className="stack">
      <LoadingLabel />
      <FormCard title={<h2>{t('profile.avatar')}</h2>}>
        <Skeleton.Avatar active size={AVATAR_SIDE} />
      </FormCard>
      <FormCard title={<h2>{t('profile.card')}</h2>}>
        <div className="profile-form profile-skeleton">
          {profileFieldNames.map((field) => (
            <Skeleton key={field} active title={{ width: '30%' }} paragraph={{ rows: 1, width: '100%' }} />
          ))}
        </div>
      </FormCard>
    </div>
  );
}
