import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { CopyButton } from '@/components/Action/CopyButton';
import { RowActions } from '@/components/Action/RowActions';
import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { useFocusWhen } from '@/hooks/useFocusWhen';
import { useT } from '@/hooks/useT';
import { saveFile } from '@/utils/download';
import { blockNavigation } from '@/utils/routing/redirect';

/** Splits a code of 10 characters into two halves, which are easier to type. */
const split = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

interface Props {
  codes: readonly string[];
  /** Called when the user has saved them. */
  onDone: () => void;
}

/** New recovery codes, shown only once, to copy, print or download. Leaving the page requires a confirmation. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const t = useT();
  const heading = useFocusWhen<HTMLHeadingElement>(true);
  /** The dialog's subject is a function that continues the navigation. */
  const leaving = useConfirmDialog<{ go: () => void }>();
  const askToLeave = useRef(leaving.ask);
  const text = codes.map(split).join('\n');
  // `blockNavigation` also makes the browser ask before the tab is closed or reloaded.
  useEffect(() => blockNavigation((go) => askToLeave.current({ go })), []);

  return (
    <section className="stack recovery-codes">
      <h3 ref={heading} tabIndex={-1}>
        {t('authenticator.codes')}
      </h3>
      <p>{t('authenticator.codes.text')}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{split(code)}</code>
          </li>
        ))}
      </ol>
      <RowActions>
        <CopyButton text={text} label="authenticator.codes.copy" />
        <Button
          size="large"
          onClick={() => saveFile(`${t('authenticator.codes.file')}.txt`, 'text/plain', [`${text}\n`])}
        >
          {t('authenticator.codes.save')}
        </Button>
        <Button size="large" onClick={() => window.print()}>
          {t('authenticator.codes.print')}
        </Button>
        <Button size="large" type="primary" onClick={onDone}>
          {t('authenticator.codes.done')}
        </Button>
      </RowActions>
      <ConfirmDialog
        dialog={leaving}
        title={() => t('authenticator.codes.leave')}
        yes={t('authenticator.codes.leave.yes')}
        no={t('authenticator.codes.leave.no')}
        danger
        act={async ({ go }) => go()}
        onDone={() => {}}
        unreachable="form.unreachable"
      >
        {() => <p>{t('authenticator.codes.leave.text')}</p>}
      </ConfirmDialog>
    </section>
  );
}
