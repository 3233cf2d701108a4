import { Select, type SelectProps } from 'antd';
import { useT } from '@/hooks/useT';
import { useColleagueSearch } from './useColleagueSearch';

/** Somebody who was chosen; the label is their name and number. */
export interface ChosenColleague {
  value: string;
  label: string;
}

type Props = SelectProps<ChosenColleague | ChosenColleague[]> & {
  /** The element that holds the field: the list belongs beside it. */
  multiple: boolean;
};

/**
 * People found by a part of their name or employee number. antd's select would put `aria-required` on its frame as
 * well, where it means nothing.
 */
export function ColleagueSelect({ 'aria-required': _required, multiple, ...control }: Props) {
  const t = useT();
  const { state, found, find } = useColleagueSearch();
  const words = t(`template.colleague.${state === 'done' ? 'none' : state}`);
  const said = found.length > 0 ? t('template.colleague.found', { count: found.length }) : words;
  return (
    <>
      <Select
        {...control}
        mode={multiple ? 'multiple' : undefined}
        labelInValue
        showSearch
        allowClear={!multiple}
        suffixIcon={null}
        // Every row is there for whoever listens, not only those in sight.
        virtual={false}
        filterOption={false}
        onSearch={find}
        placeholder={t('template.colleague.placeholder')}
        notFoundContent={words}
        options={found.map(({ id, name, number, department }) => ({
          value: id,
          label: `${name} (${number})`,
          department: t(`template.department.${department}`),
        }))}
        optionRender={({ label, data }) => (
          <>
            {label} <small>{data.department}</small>
          </>
        )}
      />
      <span className="visually-hidden" role="status">
        {state !== 'idle' && said}
      </span>
    </>
  );
}
