import { useRegionNames } from '@/hooks/useRegionNames';
import { formatRegion } from '@/utils/i18n/regionNames';
import './RegionName.css';

interface Props {
  /** Code of the deepest level (GB/T 2260). */
  code: string;
  /** The names down to there as the data have them, in simplified characters. */
  original: string;
  /** What follows the names in an address: street and door, or the stars in their place. */
  rest?: string;
}

/**
 * Where something is, in the reader's script: 廣東省廣州市天河區; in Roman letters with the original beside:
 * 'Tianhe, Guangzhou, Guangdong (广东省广州市天河区)'. Where the names do not load, the original stands.
 */
export function RegionName({ code, original, rest = '' }: Props) {
  const { data: names, error } = useRegionNames();
  if (!names && !error) return <span className="region-name-pending" aria-hidden="true" />;
  const name = names && formatRegion(names, code);
  const known = <span lang="zh-CN">{`${original}${rest}`}</span>;
  if (!names || !name) return known;
  if (names.script === 'traditional') return <span lang="zh-TW">{`${name}${rest}`}</span>;
  return (
    <>
      {name} ({known})
    </>
  );
}
