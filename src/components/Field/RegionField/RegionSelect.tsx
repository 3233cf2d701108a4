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

interface Props {
  id?: string;
  /** Starts at 1, the province. */
  level: number;
  label: string;
  options: readonly RegionNode[];
  /** Names in the script of the current language. */
  names: RegionNames;
  value?: string;
  disabled: boolean;
  loading: boolean;
  onChange: (code: string) => void;
  onBlur?: () => void;
}

/** Select for the regions of one level. Searches by the original name or the localized one. */
export function RegionSelect({ level, label, options, names, loading, ...control }: Props) {
  const t = useT();
  const { id } = control;
  const items = useMemo(
    () =>
      options.map((node) => ({
        value: node.code,
        label: <RegionLabel {...getRegionLabel(names, node)} />,
        search: getRegionSearchText(names, node),
        // antd would repeat the name as a tooltip without a language.
        title: '',
      })),
    [options, names],
  );
  return (
    <div className="region-level">
      <label htmlFor={id}>{label}</label>
      <Select
        {...control}
        // antd passes it on to the input, although its types do not declare it.
        {...{ autoComplete: `address-level${level}` }}
        showSearch
        // Render all options: a virtual list hides those outside the viewport from screen readers. The popup is
        // inside the page's landmarks.
        virtual={false}
        getPopupContainer={(trigger: HTMLElement) => trigger.parentElement ?? document.body}
        loading={loading}
        filterOption={(typed, item) => item?.search.includes(foldRegionText(typed)) ?? false}
        placeholder={t(loading ? 'common.loading' : 'form.choose')}
        notFoundContent={t('region.none')}
        title=""
        options={items}
      />
    </div>
  );
}

/** One region of a list: 'Beijing 北京市', 臺灣省, or 北京市. The names of mere groups of regions are localized. */
function RegionLabel({ name, original }: ReturnType<typeof getRegionLabel>) {
  const t = useT();
  if (!original) return <span lang="zh-TW">{name}</span>;
  const chinese = <span lang="zh-CN">{original}</span>;
  if (name === undefined) return chinese;
  return (
    <>
      {name || t('region.direct')} {chinese}
    </>
  );
}
