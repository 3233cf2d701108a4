import { LinkButton } from '@/components/Action/LinkButton';
import { PersonAvatar } from '@/components/Value/PersonAvatar';
import type { Identity, UserInfo } from '@/contract';
import { findOwnRole, getCompanyName, getShownName } from '@/features/capacities/roles';
import { LevelSeal } from '@/features/verification/components/LevelSeal';
import { useT } from '@/hooks/useT';
import { formatDate, formatDateTime } from '@/utils/i18n/dates';
import type { NextStep } from '../listNextSteps';
import { HomeCapacity } from './HomeCapacity';
import './HomeHero.css';

interface Props {
  userInfo: UserInfo;
  identity: Identity | null;
  /** The most urgent next step; null if there is none, undefined while unknown. */
  next: NextStep | null | undefined;
}

/** Name, verification level and capacity of the user or company, with the most urgent next step. */
export function HomeHero({ userInfo, identity, next }: Props) {
  const t = useT();
  const { avatar, nickname, account, lastLogin, userType } = userInfo;
  const person = identity?.name || userInfo.name || nickname || account;
  const role = findOwnRole(userInfo);
  // A legal entity is shown as its company, not as the person who acts for it.
  const company = (role && getCompanyName(role)) || account;
  const name = userType === 'legal' ? company : person;
  return (
    <section className="home-hero" aria-labelledby="home-name">
      <PersonAvatar avatar={avatar} name={getShownName(userInfo)} size={72} />
      <div className="home-who">
        <h2 id="home-name">
          <bdi lang="">{name}</bdi>
        </h2>
        <HomeCapacity userInfo={userInfo} person={person} />
        <LevelSeal level={identity?.level ?? userInfo.level} />
        <p className="home-welcome">
          {t(lastLogin ? 'identity.welcome.back' : 'identity.welcome.first')}
          {lastLogin && (
            <span>
              {t('identity.lastLogin.told', { at: formatDateTime(lastLogin.at), place: lastLogin.place })}
            </span>
          )}
        </p>
      </div>
      {/* Placeholder until the next step is known, so that nothing moves. */}
      {next === undefined && <div className="home-next home-next-pending" />}
      {next === null && <p className="home-next">{t('identity.next.none')}</p>}
      {next && (
        <div className="home-next">
          <p>{t(`identity.next.${next.key}.why`, { date: formatDate(next.date ?? '') })}</p>
          <LinkButton type="primary" size="large" to={next.to}>
            {t(`identity.next.${next.key}`)}
          </LinkButton>
        </div>
      )}
    </section>
  );
}
