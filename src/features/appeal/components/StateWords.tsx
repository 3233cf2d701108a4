import type { AppealState } from '@/contract';
import { useT } from '@/hooks/useT';
import './StateWords.css';

/** How an appeal stands: in words, with a colour beside them for whoever looks over many. */
export function StateWords({ state }: { state: AppealState }) {
  const t = useT();
  return (
    <span className="appeal-state" data-state={state}>
      {t(`appeal.state.${state}`)}
    </span>
  );
}
