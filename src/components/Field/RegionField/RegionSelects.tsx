import { Form, Select } from 'antd';
import { useId, useMemo } from 'react';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import {
  foldRegionText,
  getRegionLabel,
  getRegionSearchText,
  ORIGINAL_NAMES,
  type RegionNames,
} from '@/utils/i18n/regionNames';
import { findRegionPath, type RegionLevels, type RegionNode, resolveRegionCode } from '@/validation/regions';

/** The regions of the country, and their names in the script of the current language. */
export interface Regions {
  tree: RegionNode[];
  names: RegionNames;
}

interface Props {
  /** null while loading. */
  regions: Regions | null;
  levels: RegionLevels;
  legend: MessageKey;
  id?: string;
  /** Code of the deepest level chosen. */
  value?: string;
  onChange?: (code: string) => void;
  onBlur?: () => void;
  /** Called when the choice changes while the field shows an error. */
  onMended: () => void;
  'aria-describedby'?: string;
  'aria-invalid'?: 'true' | 'false' | boolean;
}

const LEVELS = [
  { level: 1, label: 'region.province' },
  { level: 2, label: 'region.city' },
  { level: 3, label: 'region.district' },
] as const;

const NOT_LOADED = { tree: null, names: ORIGINAL_NAMES };

/**
 * A select for each level that exists in the chosen region. The first select without a choice has the field's id, so
 * that focusing the field focuses that select.
 */
export function RegionSelects(props: Props) {
  const { regions, levels, legend, id, value = '', onChange, onBlur, onMended, ...rest } = props;
  const t = useT();
  // Not all attributes of Form.Item: antd would set some on an element that does not allow them.
  const ariaProps = { 'aria-describedby': rest['aria-describedby'], 'aria-invalid': rest['aria-invalid'] };
  const generatedId = useId();
  const { tree, names } = regions ?? NOT_LOADED;
  const base = id ?? generatedId;
  const path = tree ? findRegionPath(tree, value) : [];
  const last = path.at(-1);
  // If the chosen region has no subregions, further levels are not shown.
  const depth = last && !last.children?.length ? path.length : levels;
  const shown = LEVELS.slice(0, depth);
  const open = Math.min(path.length + 1, shown.length);

  const choose = (code: string) => {
    onChange?.(code);
    if (rest['aria-invalid']) onMended();
  };

  return (
    <fieldset className="region">
      <legend className="visually-hidden">{t(legend)}</legend>
      {shown.map(({ level, label }) => {
        const options = (level === 1 ? tree : path[level - 2]?.children) ?? [];
        return (
          // Mark only the missing level as invalid.
          <Form.Item key={level} noStyle validateStatus={level === open ? undefined : ''}>
            <RegionSelect
              id={level === open ? base : `${base}_${level}`}
              level={level}
              label={t(label)}
              options={options}
              names={names}
              value={path[level - 1]?.code}
              disabled={options.length === 0}
              loading={tree === null && level === 1}
              onChange={(code) => tree && choose(resolveRegionCode(tree, code, levels))}
              onBlur={onBlur}
              {...(level === open && ariaProps)}
            />
          </Form.Item>
        );
      })}
    </fieldset>
  );
}

interface RegionSelectProps {
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
function RegionSelect({ level, label, options, names, loading, ...control }: RegionSelectProps) {
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
