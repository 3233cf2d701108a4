import { Select } from 'antd';
import { useMemo } from 'react';
import { useT } from '@/hooks/useT';
import {
  foldRegionText,
  getRegionLabel,
  getRegionSearchText,
  type RegionNames,
} from '@/utils/i18n/regionNames';
import type { RegionNode } from '@/validation/regions';
import { RegionLabel } from './RegionLabel';

interface Props {
  id?: string;
  /** From 1, the province. */
  level: number;
  label: string;
  options: readonly RegionNode[];
  /** In the reader's script. */
  names: RegionNames;
  value?: string;
  disabled: boolean;
  loading: boolean;
  clearable: boolean;
  onChange: (code: string | undefined) => void;
  onBlur?: () => void;
}

/** Regions of one level. Whoever knows the name types it, in the characters of the original or as the reader's has it. */
export function RegionSelect({ level, label, options, names, clearable, loading, ...control }: Props) {
  const t = useT();
  const { id } = control;
  const items = useMemo(
    () =>
      options.map((node) => ({
        value: node.code,
        label: <RegionLabel {...getRegionLabel(names, node)} />,
        search: getRegionSearchText(names, node),
        // antd repeats the name as a hint, in no language.
        title: '',
      })),
    [options, names],
  );
  return (
    <div className="region-level">
      <label htmlFor={id}>{label}</label>
      <Select
        {...control}
        // antd hands it on to the input; its types do not say so.
        {...{ autoComplete: `address-level${level}` }}
        showSearch
        // Every row is there for whoever listens, not only those in sight; and within the page's landmarks.
        virtual={false}
        getPopupContainer={(trigger: HTMLElement) => trigger.parentElement ?? document.body}
        loading={loading}
        allowClear={clearable}
        filterOption={(typed, item) => item?.search.includes(foldRegionText(typed)) ?? false}
        placeholder={t(loading ? 'common.loading' : 'region.choose')}
        notFoundContent={t('region.none')}
        title=""
        options={items}
      />
    </div>
  );
}
