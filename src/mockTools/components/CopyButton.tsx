import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCopy } from '@/hooks/useCopy';
import { useToolMessages } from '../messages';

const OUTCOMES = { done: 'copy.done', failed: 'copy.failed' } as const;

interface Props {
  text: string;
  /** Shows the icon only, with an accessible name. */
  compact?: boolean;
}

/** Copies a text and announces the result, including a refusal by the browser. */
export function CopyButton({ text, compact = false }: Props) {
  const getText = useToolMessages();
  const { copy, outcome } = useCopy(text);
  const name = getText('copy.action', { text });
  return (
    <>
      <Button icon={<CopyOutlined aria-hidden="true" />} aria-label={name} onClick={copy}>
        {!compact && name}
      </Button>
      <span role="status">{outcome && getText(OUTCOMES[outcome], { text })}</span>
    </>
  );
}
