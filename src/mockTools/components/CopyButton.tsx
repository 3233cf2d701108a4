import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCopy } from '@/hooks/useCopy';
import { useToolMessages } from '../messages';

const OUTCOMES = { done: 'copy.done', failed: 'copy.failed' } as const;

/** Copies a text and says so; where the browser forbids it, says that instead. */
export function CopyButton({ text }: { text: string }) {
  const words = useToolMessages();
  const { copy, outcome } = useCopy(text);
  return (
    <>
      <Button icon={<CopyOutlined aria-hidden="true" />} onClick={copy}>
        {words('copy.action', { text })}
      </Button>
      <span role="status">{outcome && words(OUTCOMES[outcome], { text })}</span>
    </>
  );
}
