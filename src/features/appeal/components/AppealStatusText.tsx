import type { AppealState } from '@/contract';
import { useT } from '@/hooks/useT';
import './AppealStatusText.css';

/** How an appeal stands: in words, with a color beside them for whoever looks over many. */
export function AppealStatusText({ state }: { state: AppealState }) {
  const t = useT();
  return (
    <span className="appeal-state" data-state={state}>
      {t(`appeal.state.${state}`)}
    </span>
  );
}
