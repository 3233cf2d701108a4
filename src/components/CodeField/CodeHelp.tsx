import type { ReactNode } from 'react';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';

const HINTS: Record<'sms' | 'mail', MessageKey[]> = {
  sms: ['code.help.number', 'code.help.blocked', 'code.help.slow'],
  mail: ['code.help.address', 'code.help.spam', 'code.help.slow'],
};

/** Hints for a code that does not arrive, and alternatives. */
export function CodeHelp({ by, ways }: { by: 'sms' | 'mail'; ways?: ReactNode }) {
  const t = useT();
  return (
    <details className="code-help">
      <summary>{t('code.help')}</summary>
      <ul>
        {HINTS[by].map((hint) => (
          <li key={hint}>{t(hint)}</li>
        ))}
      </ul>
      {ways}
    </details>
  );
}
