import { useIntl } from '@umijs/max';
import { getDisplayFileName } from '@/utils/displayFileName';
import './FileName.css';

/** Units of a file's size in bytes, the largest first. */
const UNITS = [
  ['megabyte', 1024 * 1024],
  ['kilobyte', 1024],
  ['byte', 1],
] as const;

/** A file's name, with its own text direction, and its localized size. */
export function FileName({ name, size }: { name: string; size: number }) {
  const { formatNumber } = useIntl();
  const [unit, bytes] = UNITS.find(([, least]) => size >= least) ?? ['byte', 1];
  // 'byte' has no common abbreviation; in the long form its plural is correct.
  const unitDisplay = unit === 'byte' ? 'long' : 'short';
  const formattedSize = formatNumber(size / bytes, {
    style: 'unit',
    unit,
    unitDisplay,
    maximumFractionDigits: 1,
  });
  return (
    <span className="file-name">
      <bdi>{getDisplayFileName(name)}</bdi> <span className="file-size">{formattedSize}</span>
    </span>
  );
}
