import { Button } from 'antd';
import { useId, useState } from 'react';
import { Link } from '@/components/Action/Link';
import { LinkButton } from '@/components/Action/LinkButton';
import { PersonAvatar } from '@/components/Value/PersonAvatar';
import type { CompanyRole, Identity, UserInfo } from '@/contract';
import { describeActing } from '@/features/capacities/describeActing';
import { findOwnRole, getCompanyName, getShownName } from '@/features/capacities/roles';
import { useActingRole } from '@/features/capacities/useActing';
import { LevelSeal } from '@/features/verification/components/LevelSeal';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { formatDate, formatDateTime } from '@/utils/i18n/dates';
import { toCompanySpacePath } from '@/utils/routing/paths';
import type { NextStep } from '../listNextSteps';
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

/**
 * The current capacity of the user. For a legal entity: its credit code, the person who acts for it and their
 * capacity, and its other companies. For an individual: the companies they act for. `person`: the masked name of the
 * person behind the account.
 */
function HomeCapacity({ userInfo, person }: { userInfo: UserInfo; person: string }) {
  const t = useT();
  const acting = useActingRole();
  const { userType, roles } = userInfo;
  const role = findOwnRole(userInfo);
  if (userType !== 'legal') {
    return (
      <>
        <p className="home-capacity">{acting ? describeActing(acting, t) : t('layout.actingSelf')}</p>
        <RoleList title="identity.roles" roles={roles} />
      </>
    );
  }
  if (!role) return <p className="home-capacity">{t('identity.company.none')}</p>;
  return (
    <>
      {role.uscc && (
        <p className="home-capacity">
          {t('register.uscc')} <span>{role.uscc}</span>
        </p>
      )}
      <p className="home-capacity">
        {t(`identity.capacity.${role.capacity}`)} <bdi lang="">{person}</bdi>
      </p>
      <RoleList title="identity.roles.more" roles={roles.slice(1)} />
    </>
  );
}

/** Number of companies shown before the list is expanded. */
const SHOWN = 3;

interface RoleListProps {
  /** Heading of the list. */
  title: MessageKey;
  roles: readonly CompanyRole[];
}

/** Companies, with the user's capacity in each. A long list is collapsed to the first three. */
export function RoleList({ title, roles }: RoleListProps) {
  const t = useT();
  const titleId = useId();
  const listId = useId();
  const [open, setOpen] = useState(false);
  if (roles.length === 0) return null;
  const shown = open ? roles : roles.slice(0, SHOWN);
  return (
    <div className="home-roles">
      <p id={titleId}>{t(title)}</p>
      <ul id={listId} className="plain-list link-line" aria-labelledby={titleId}>
        {shown.map((role) => {
          const name = <bdi lang="">{getCompanyName(role) || t('identity.notGiven')}</bdi>;
          return (
            <li key={role.id}>
              <Link to={toCompanySpacePath(role.id)}>{name}</Link>
              <span className="home-roles-capacity">{t(`identity.capacity.${role.capacity}`)}</span>
            </li>
          );
        })}
      </ul>
      {roles.length > SHOWN && (
        <Button size="small" aria-expanded={open} aria-controls={listId} onClick={() => setOpen(!open)}>
          {open ? t('identity.roles.fewer') : t('identity.roles.all', { count: roles.length })}
        </Button>
      )}
    </div>
  );
}
