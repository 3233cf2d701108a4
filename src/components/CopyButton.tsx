import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';
import { useCopy } from '@/hooks/useCopy';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';

const OUTCOMES = { done: 'common.copied', failed: 'common.copyFailed' } as const;

interface Props extends Omit<ButtonProps, 'icon' | 'onClick'> {
  text: string;
}

/** Copies a text and says so; where the browser forbids it, says that instead. `render` gives the button's words. */
function CopyControl({ text, render, ...button }: Props & { render?: (isCopied: boolean) => string }) {
  const t = useT();
  const { copy, outcome } = useCopy(text);
  const isCopied = outcome === 'done';
  const Icon = isCopied ? CheckOutlined : CopyOutlined;
  return (
    <>
      <Button {...button} icon={<Icon aria-hidden="true" />} onClick={copy}>
        {render?.(isCopied)}
      </Button>
      {/* The button shows a success itself. */}
      <span role="status" className={outcome === 'failed' ? undefined : 'visually-hidden'}>
        {outcome && t(OUTCOMES[outcome])}
      </span>
    </>
  );
}

/** Copies a text: a button with words, which change to say that it is done. */
export function CopyButton({ text, words }: { text: string; words: MessageKey }) {
  const t = useT();
  return <CopyControl size="large" text={text} render={(isCopied) => t(isCopied ? OUTCOMES.done : words)} />;
}

/** Copies a text: an icon beside it. `label` names the button. */
export function CopyIconButton({ label, ...rest }: Props & { label: string }) {
  return <CopyControl type="text" size="small" aria-label={label} title={label} {...rest} />;
}
