import { useRegionNames } from '@/hooks/useRegionNames';
import { formatRegion } from '@/utils/i18n/regionNames';
import './RegionName.css';

interface Props {
  /** Code of the deepest level (GB/T 2260). */
  code: string;
  /** The names down to that level as in the data, in simplified characters. */
  original: string;
  /** Rest of an address after the names: street and door number, or the asterisks of the masked part. */
  rest?: string;
}

/**
 * A region in the script of the current language: 廣東省廣州市天河區; in Latin script with the original: 'Tianhe, Guangzhou,
 * Guangdong (广东省广州市天河区)'. If the names fail to load, shows the original.
 */
export function RegionName({ code, original, rest = '' }: Props) {
  const { data: names, error } = useRegionNames();
  if (!names && !error) return <span className="region-name-pending" aria-hidden="true" />;
  const name = names && formatRegion(names, code, original);
  const known = <span lang="zh-CN">{`${original}${rest}`}</span>;
  if (!names || !name) return known;
  if (names.script === 'traditional') return <span lang="zh-TW">{`${name}${rest}`}</span>;
  return (
    <>
      {name} ({known})
    </>
  );
}
