import { Button } from 'antd';
import { useId, useState } from 'react';
import { Link } from '@/components/Action/Link';
import type { CompanyRole } from '@/contract';
import { getCompanyName } from '@/features/capacities/roles';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { toCompanySpacePath } from '@/utils/routing/paths';
import './RoleList.css';

/** Number of companies shown before the list is expanded. */
const SHOWN = 3;

interface Props {
  /** Heading of the list. */
  title: MessageKey;
  roles: readonly CompanyRole[];
}

/** Companies, with the user's capacity in each. A long list is collapsed to the first three. */
export function RoleList({ title, roles }: Props) {
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
