import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useWords } from '../words';

/** Copies a text and says so; where the browser forbids it, says that instead. */
export function CopyButton({ text }: { text: string }) {
  const words = useWords();
  const [outcome, setOutcome] = useState<'copy.done' | 'copy.failed'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copy.done');
    } catch {
      setOutcome('copy.failed');
    }
  };
  return (
    <>
      <Button icon={<CopyOutlined aria-hidden="true" />} onClick={copy}>
        {words('copy.action', { text })}
      </Button>
      <span role="status">{outcome && words(outcome, { text })}</span>
    </>
  );
}
