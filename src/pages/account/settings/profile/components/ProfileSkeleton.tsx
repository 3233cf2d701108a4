import { Skeleton } from 'antd';
import { FormCard } from '@/components/Form/FormCard';
import { useT } from '@/hooks/useT';
import { profileFieldNames } from '../profileFields';

const SIDE = 96;

/** Placeholder of the two cards until their messages are loaded. */
export function ProfileSkeleton() {
  const t = useT();
  return (
    <div aria-busy="true" className="profile">
      <span className="visually-hidden" role="status">
        {t('common.loading')}
      </span>
      <FormCard title={<h2>{t('profile.avatar')}</h2>}>
        <Skeleton.Avatar active size={SIDE} />
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
