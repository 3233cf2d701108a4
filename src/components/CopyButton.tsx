import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCopy } from '@/hooks/useCopy';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';

const OUTCOMES = { done: 'common.copied', failed: 'common.copyFailed' } as const;

interface Props {
  text: string;
  words: MessageKey;
  /** Stands beside the text, in a line of its own size. */
  compact?: boolean;
}

/** Copies a text and says so; where the browser forbids it, says that instead. */
export function CopyButton({ text, words, compact = false }: Props) {
  const t = useT();
  const { copy, outcome } = useCopy(text);
  const copied = outcome === 'done';
  const Icon = copied ? CheckOutlined : CopyOutlined;
  return (
    <>
      <Button size={compact ? 'small' : 'large'} icon={<Icon aria-hidden="true" />} onClick={copy}>
        {t(copied ? OUTCOMES.done : words)}
      </Button>
      {/* The button shows a success itself. */}
      <span role="status" className={outcome === 'failed' ? undefined : 'visually-hidden'}>
        {outcome && t(OUTCOMES[outcome])}
      </span>
    </>
  );
}
