import { Button } from 'antd';
import type { Security } from '@/contract';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { goTo } from '@/utils/routing/redirect';
import type { Protection, ProtectionFactor } from '../protection';
import { canFixHere, type FixHere } from './fixForms';

interface Props {
  fixes: Protection['fixes'];
  security: Security;
  /** Opens the form of one beside the page. */
  onFix: (factor: FixHere) => void;
}

/** What would make the account safer, the most effective first. What a form beside the page can do is done there. */
export function RecommendedActions({ fixes, security, onFix }: Props) {
  const t = useT();
  const getReason = (factor: ProtectionFactor): MessageKey => {
    if (factor === 'certificate') return 'security.factor.certificate';
    const hasNone = factor === 'password' && security.passwordAt === null;
    return hasNone ? 'security.fix.passwordNone' : `security.fix.${factor}`;
  };
  if (fixes.length === 0) return <p className="security-means">{t('security.fixes.none')}</p>;
  return (
    <section>
      <h3>{t('security.fixes')}</h3>
      <ol className="security-fixes">
        {fixes.map(({ factor, mend }) => {
          const name = t(`security.factor.${factor}`);
          const act = t(factor === 'level' ? 'security.fix.act.level' : 'security.fix.act');
          return (
            <li key={factor}>
              <span>{t(getReason(factor))}</span>
              <Button
                aria-label={t('security.fix.act.of', { act, name })}
                onClick={() => (canFixHere(factor, security) ? onFix(factor) : goTo(mend))}
              >
                {act}
              </Button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
