/**
 * Replaces antd's Tooltip behind a form's label (13 kB gzipped with what it stands on): the real one, loaded with
 * the first label that has a tooltip. Until then, and where it does not load, the label's sign is there without it.
 */
import type { TooltipProps } from 'antd';
import { type ComponentType, lazy, Suspense } from 'react';

const Tooltip = lazy(
  (): Promise<{ default: ComponentType<TooltipProps> }> =>
    import('antd/es/tooltip').catch(() => ({
      default: ({ children }: TooltipProps) => <>{children}</>,
    })),
);

export default function LabelTooltip({ children, ...props }: TooltipProps) {
  return (
    <Suspense fallback={children}>
      <Tooltip {...props}>{children}</Tooltip>
    </Suspense>
  );
}
