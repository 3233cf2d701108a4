import { useIntl } from '@umijs/max';
import { Select } from 'antd';
import { useT } from '@/hooks/useT';
import type { RegionNode } from '@/validation/regions';

interface Props {
  id?: string;
  /** From 1, the province. */
  level: number;
  label: string;
  options: readonly RegionNode[];
  value?: string;
  disabled: boolean;
  loading: boolean;
  clearable: boolean;
  onChange: (code: string | undefined) => void;
  onBlur?: () => void;
}

/** The names of places are Chinese in every language. */
const CHINESE = 'zh-CN';

/** Regions of one level. Whoever knows the name types it. */
export function RegionSelect({ level, label, options, clearable, loading, ...control }: Props) {
  const t = useT();
  const { locale } = useIntl();
  const { id } = control;
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
        optionFilterProp="label"
        placeholder={t(loading ? 'common.loading' : 'region.choose')}
        notFoundContent={<span lang={locale}>{t('region.none')}</span>}
        // antd repeats the name as a hint, in no language.
        title=""
        options={options.map(({ code, name }) => ({ value: code, label: name, title: '' }))}
        labelRender={({ label: chosen }) => <span lang={CHINESE}>{chosen}</span>}
        popupRender={(menu) => <div lang={CHINESE}>{menu}</div>}
      />
    </div>
  );
}
