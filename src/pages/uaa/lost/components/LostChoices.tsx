import { LinkButton } from '@/components/Action/LinkButton';
import { DAY } from '@/constants';
import { lostAccessProofs } from '@/domain/lostAccess';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { lostChoices } from '../choices';

/** The options, each with an explanation that the user can expand, and one next step. */
export function LostChoices() {
  const t = useT();
  const referer = useReferer();
  return (
    <>
      <p className="lost-why">{t('lost.why')}</p>
      <div className="lost-choices">
        {lostChoices.map(({ name, proof, to, action }) => {
          const days = proof ? lostAccessProofs[proof].wait / DAY : 0;
          return (
            // Because of the shared name, only one of them is open at a time.
            <details key={name} name="lost">
              <summary>{t(`lost.${name}`)}</summary>
              <p>{t(`lost.${name}.text`, { days })}</p>
              <p className="lost-time">{t('lost.time', { time: t(`lost.${name}.time`, { days }) })}</p>
              <LinkButton type="primary" to={to(referer)}>
                {t(action)}
              </LinkButton>
            </details>
          );
        })}
      </div>
    </>
  );
}
