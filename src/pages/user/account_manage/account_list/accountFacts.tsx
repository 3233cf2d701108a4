/** The facts of an account in display order: columns of a table, or lines of a card. */
import type { ComponentType } from 'react';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { LinkedAccount } from '@/contract';
import { useT } from '@/hooks/useT';

type FactProps = { account: LinkedAccount };

function UserTypeName({ account: { userType } }: FactProps) {
  const t = useT();
  return <>{t(`login.userType.${userType}`)}</>;
}

function LevelName({ account: { level } }: FactProps) {
  const t = useT();
  return <>{t(`identity.level.${level}`)}</>;
}

function SourceName({ account: { source } }: FactProps) {
  const t = useT();
  return <>{t(`linked.source.${source}`)}</>;
}

function LastLoginTime({ account: { lastLoginAt } }: FactProps) {
  const t = useT();
  return lastLoginAt ? <RelativeTime at={lastLoginAt} /> : t('linked.never');
}

/** `key`: last part of the message key, `linked.…`. */
export const accountFacts: {
  key: 'userType' | 'level' | 'source' | 'lastLogin';
  Fact: ComponentType<FactProps>;
}[] = [
  { key: 'userType', Fact: UserTypeName },
  { key: 'level', Fact: LevelName },
  { key: 'source', Fact: SourceName },
  { key: 'lastLogin', Fact: LastLoginTime },
];
