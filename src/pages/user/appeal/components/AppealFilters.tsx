import { DayFilter } from '@/components/Table/DayFilter';
import { Filters } from '@/components/Table/Filters';
import { SelectFilter } from '@/components/Table/SelectFilter';
import type { AppealRow } from '@/contract';
import type { ListState } from '@/hooks/useListQuery';
import { useT } from '@/hooks/useT';
import { appealReasons, appealStates } from '@/validation/appeals';
import { toAppealChange } from '../filters';

/** Filters of the list of appeals. */
export function AppealFilters({ list }: { list: ListState<AppealRow> }) {
  const t = useT();
  const states = appealStates.map((value) => ({ value, label: t(`appeal.state.${value}`) }));
  const reasons = appealReasons.map((value) => ({ value, label: t(`appeal.reason.${value}`) }));
  return (
    <Filters list={list} foldBelow="lg" toChange={toAppealChange}>
      <SelectFilter name="state" label="appeal.state" any="appeal.list.any" options={states} />
      <SelectFilter name="reason" label="appeal.reason" any="appeal.list.any" options={reasons} />
      <DayFilter name="from" label="appeal.list.from" />
      <DayFilter name="to" label="appeal.list.to" />
    </Filters>
  );
}
