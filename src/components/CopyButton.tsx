import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCopy } from '@/hooks/useCopy';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';

const OUTCOMES = { done: 'common.copied', failed: 'common.copyFailed' } as const;

/** Copies a text and says so; where the browser forbids it, says that instead. */
export function CopyButton({ text, words }: { text: string; words: MessageKey }) {
  const t = useT();
  const { copy, outcome } = useCopy(text);
  const copied = outcome === 'done';
  const Icon = copied ? CheckOutlined : CopyOutlined;
  return (
    <>
      <Button size="large" icon={<Icon aria-hidden="true" />} onClick={copy}>
        {t(copied ? OUTCOMES.done : words)}
      </Button>
      {/* The button shows a success itself. */}
      <span role="status" className={outcome === 'failed' ? undefined : 'visually-hidden'}>
        {outcome && t(OUTCOMES[outcome])}
      </span>
    </>
  );
}
