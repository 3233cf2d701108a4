import { useT } from '@/hooks/useT';
import type { getRegionLabel } from '@/utils/i18n/regionNames';

/** One region of a list: 'Beijing 北京市', 臺灣省, or 北京市. The names of mere groups of regions are localized. */
export function RegionLabel({ name, original }: ReturnType<typeof getRegionLabel>) {
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
