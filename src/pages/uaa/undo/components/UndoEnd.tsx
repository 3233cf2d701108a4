import { Button } from 'antd';
import { ResultBlock } from '@/components/ResultBlock';
import type { UndoKind } from '@/contract';
import { useT } from '@/hooks/useT';
import { getAppealPath, RESET_PASSWORD_PATH } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';

/** The change is undone, or the link can undo nothing; and what to do next. */
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
          <Button type="primary" size="large" onClick={() => goTo(RESET_PASSWORD_PATH)}>
            {t('undo.reset')}
          </Button>
          {end === 'gone' && (
            <Button size="large" onClick={() => goTo(getAppealPath('ACCOUNT_STOLEN'))}>
              {t('undo.appeal')}
            </Button>
          )}
        </>
      }
    />
  );
}
