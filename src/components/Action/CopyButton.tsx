import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';
import { useCopy } from '@/hooks/useCopy';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';

const OUTCOMES = { done: 'common.copied', failed: 'common.copyFailed' } as const;

interface Props extends Omit<ButtonProps, 'icon' | 'onClick'> {
  text: string;
}

/** Copies a text and announces the result, including a refusal by the browser. `render` returns the button's label. */
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
      {/* Visually hidden on success, because the button shows it. */}
      <span role="status" className={outcome === 'failed' ? undefined : 'visually-hidden'}>
        {outcome && t(OUTCOMES[outcome])}
      </span>
    </>
  );
}

/** Button with a label that copies a text; the label confirms the success. */
export function CopyButton({ text, label }: { text: string; label: MessageKey }) {
  const t = useT();
  return <CopyControl size="large" text={text} render={(isCopied) => t(isCopied ? OUTCOMES.done : label)} />;
}

/** Icon button that copies a text. `label` is its accessible name. */
export function CopyIconButton({ label, ...rest }: Props & { label: string }) {
  return <CopyControl type="text" size="small" aria-label={label} title={label} {...rest} />;
}
