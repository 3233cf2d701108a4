import type { ReactNode } from 'react';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';

export type Fact = [name: MessageKey, value: ReactNode];

/** Names with their values; a name without a value is not shown. */
export function FactList({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  const t = useT();
  return (
    <dl className={className}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
