import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { CopyButton } from '@/components/Action/CopyButton';
import { useT } from '@/hooks/useT';
import { saveFile } from '@/utils/download';

/** A code is easier to type in two halves. */
const split = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

interface Props {
  codes: readonly string[];
  /** Called when the user has saved them. */
  onDone: () => void;
}

/** New recovery codes, which are shown only now, to copy, print or download. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const text = codes.map(split).join('\n');
  useEffect(() => heading.current?.focus(), []);

  return (
    <section className="recovery-codes">
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
      <div className="authenticator-acts">
        <CopyButton text={text} words="authenticator.codes.copy" />
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
      </div>
    </section>
  );
}
