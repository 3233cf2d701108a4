/**
 * Replaces antd's Tooltip beside a form's label (13 kB gzipped with its dependencies). It loads the real Tooltip with the
 * first label that has one. Until then, or if loading fails, the label's icon shows without a tooltip.
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
