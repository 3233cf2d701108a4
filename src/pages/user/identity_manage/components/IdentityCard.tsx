import { useIntl } from '@umijs/max';
import { Card, Descriptions, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { Link } from '@/components/Action/Link';
import { LoadError } from '@/components/Status/LoadError';
import { LoadingLabel } from '@/components/Status/LoadingLabel';
import { statusIcons } from '@/components/Status/statusIcons';
import { OwnValue } from '@/components/Value/OwnValue';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { Capacity, Identity, UserInfo } from '@/contract';
import type { Loaded } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { FACT_COLUMNS } from '@/pages/user/factColumns';
import { formatDate } from '@/utils/i18n/dates';
import { getAppealPath, IDENTITY_PATH } from '@/utils/routing/paths';
import { type FactName, factNames, listMissingFacts, pagesToAdd } from '../identityFacts';

interface Props extends Pick<Loaded<Identity>, 'data' | 'loading' | 'error' | 'reload'> {
  /** The person's capacity in the company that owns the account; omitted for an individual. */
  capacity?: Capacity;
  /** Masked; '' if missing. */
  contact: Pick<UserInfo, 'mobile' | 'email'>;
  lastLogin: UserInfo['lastLogin'];
}

/** The form that corrects a changed name. */
const NAME_CHANGED = getAppealPath('NAME_CHANGED', IDENTITY_PATH);

/**
 * The identity on record, with numbers masked until the user reveals them, and missing facts. Shows the labels
 * without values while loading.
 */
export function IdentityCard(props: Props) {
  const { capacity, contact, lastLogin, data: identity, loading, error, reload } = props;
  const t = useT();
  const findMessage = useCodeMessage();
  const pending = <Skeleton.Button active block className="identity-pending" />;
  /** An item that the user can add if it is missing. */
  const toItem = (name: FactName, show: (known: Identity) => ReactNode) => ({
    key: name,
    label: t(`identity.${name}`),
    children: identity ? <IdentityFact name={name}>{show(identity)}</IdentityFact> : pending,
  });
  const toTimeItem = (name: 'verified' | 'lastLogin', get: (known: Identity) => TimeWithNoteProps) => ({
    key: name,
    label: t(`identity.${name}`),
    children: identity ? <TimeWithNote {...get(identity)} /> : pending,
  });

  const items = [
    toItem(
      'name',
      ({ name }) =>
        name && (
          <div className="identity-parts">
            <span>{name}</span>
            <Link to={NAME_CHANGED}>{t('identity.nameChanged')}</Link>
          </div>
        ),
    ),
    toItem(
      'idType',
      ({ idType }) => idType && (findMessage(`identity.idType.${idType}`) ?? t('identity.notGiven')),
    ),
    toItem('idNo', ({ idNo }) => idNo && <OwnValue field="idNo" masked={idNo} />),
    // Without an end date, the document is valid indefinitely.
    toItem('validity', ({ idFrom, idTo }) => {
      if (!idFrom) return null;
      const from = formatDate(idFrom);
      return idTo
        ? t('identity.validity.range', { from, to: formatDate(idTo) })
        : t('identity.validity.endless', { from });
    }),
    toItem('mobile', () => contact.mobile && <OwnValue field="mobile" masked={contact.mobile} />),
    toItem('email', () => contact.email && <OwnValue field="email" masked={contact.email} />),
    toTimeItem('verified', (known) => ({
      at: known.verifiedAt,
      note: findMessage(`identity.channel.${known.verifiedBy}`),
      never: t('identity.verified.never'),
    })),
    toTimeItem('lastLogin', () => ({
      at: lastLogin?.at ?? null,
      note: lastLogin?.place,
      never: t('identity.lastLogin.none'),
    })),
  ];
  return (
    <Card title={<h2>{t('identity.card')}</h2>} extra={capacity && t(`identity.capacity.${capacity}`)}>
      {error && <LoadError error={error} title="identity.failed" onRetry={reload} />}
      {(identity || !error) && (
        <div className="link-line" aria-busy={loading}>
          <LoadingLabel loading={loading} />
          {identity ? (
            <MissingFactsNotice missing={listMissingFacts({ ...identity, ...contact })} />
          ) : (
            pending
          )}
          <Descriptions layout="vertical" colon={false} column={FACT_COLUMNS} items={items} />
        </div>
      )}
    </Card>
  );
}

interface TimeWithNoteProps {
  at: string | null;
  /** How or where it happened. */
  note: string | undefined;
  /** Text without a time. */
  never: string;
}

/** Time of an event, with a note. */
function TimeWithNote({ at, note, never }: TimeWithNoteProps) {
  if (!at) return <>{never}</>;
  return (
    <span className="identity-parts">
      <RelativeTime at={at} />
      {note && <span>{note}</span>}
    </span>
  );
}

/** A fact of the card; a missing one is labeled as missing, with a link to add it. */
export function IdentityFact({ name, children }: { name: FactName; children: ReactNode }) {
  const t = useT();
  if (children) return <>{children}</>;
  return (
    <span className="identity-parts">
      <span className="identity-missing">{t('identity.notGiven')}</span>
      <Link to={pagesToAdd[name]}>{t(`identity.add.${name}`)}</Link>
    </span>
  );
}

/** One line with the number of known facts and the names of the missing ones. */
export function MissingFactsNotice({ missing }: { missing: FactName[] }) {
  const t = useT();
  const { formatList } = useIntl();
  const complete = missing.length === 0;
  const summary = complete
    ? t('identity.known', { count: factNames.length })
    : t('identity.missing', {
        known: factNames.length - missing.length,
        missing: missing.length,
        names: formatList(missing.map((fact) => t(`identity.${fact}`))),
      });
  return (
    <p className="identity-completeness" data-complete={complete}>
      {!complete && <statusIcons.warning aria-hidden />}
      {summary}
    </p>
  );
}

/** Returns the message for a code of the response; undefined if the portal has none. */
function useCodeMessage() {
  const t = useT();
  const { messages } = useIntl();
  return (key: string) => (Object.hasOwn(messages, key) ? t(key as MessageKey) : undefined);
}
