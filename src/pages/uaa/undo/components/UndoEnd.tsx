import { LinkButton } from '@/components/Action/LinkButton';
import { ResultBlock } from '@/components/Status/ResultBlock';
import type { UndoKind } from '@/contract';
import { useT } from '@/hooks/useT';
import { getAppealPath, RESET_PASSWORD_PATH } from '@/utils/routing/paths';

/** The change was undone, or the link is invalid; with the next actions. */
export function UndoEnd({
  end,
  kind = 'IDENTITY',
  focus,
}: {
  end: 'done' | 'gone';
  kind?: UndoKind;
  focus: boolean;
}) {
  const t = useT();
  return (
    <ResultBlock
      key={end}
      status={end === 'done' ? 'success' : 'info'}
      picture={end === 'done' ? 'done' : 'ended'}
      level={2}
      focus={focus}
      title={t(`undo.${end}`)}
      text={<p>{t(end === 'done' ? `undo.${kind}.done` : 'undo.gone.text')}</p>}
      actions={
        <>
          <LinkButton type="primary" size="large" to={RESET_PASSWORD_PATH}>
            {t('undo.reset')}
          </LinkButton>
          {end === 'gone' && (
            <LinkButton size="large" to={getAppealPath('ACCOUNT_STOLEN')}>
              {t('appeal.link')}
            </LinkButton>
          )}
        </>
      }
    />
  );
}
