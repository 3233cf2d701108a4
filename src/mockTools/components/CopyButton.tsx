import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCopy } from '@/hooks/useCopy';
import { useToolMessages } from '../messages';

const OUTCOMES = { done: 'copy.done', failed: 'copy.failed' } as const;

interface Props {
  text: string;
  /** Its sign alone, beside the text; its name stays. */
  compact?: boolean;
}

/** Copies a text and says so; where the browser forbids it, says that instead. */
export function CopyButton({ text, compact = false }: Props) {
  const words = useToolMessages();
  const { copy, outcome } = useCopy(text);
  const name = words('copy.action', { text });
  return (
    <>
      <Button icon={<CopyOutlined aria-hidden="true" />} aria-label={name} onClick={copy}>
        {!compact && name}
      </Button>
      <span role="status">{outcome && words(OUTCOMES[outcome], { text })}</span>
    </>
  );
}
