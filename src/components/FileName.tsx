import { useIntl } from '@umijs/max';
import { getDisplayFileName } from '@/utils/displayFileName';
import './FileName.css';

/** Units of a file's size, largest first, in bytes. */
const UNITS = [
  ['megabyte', 1024 * 1024],
  ['kilobyte', 1024],
  ['byte', 1],
] as const;

/** A file's name, whatever direction it is written in, and its size in bytes, as the reader writes it. */
export function FileName({ name, size }: { name: string; size: number }) {
  const { formatNumber } = useIntl();
  const [unit, bytes] = UNITS.find(([, least]) => size >= least) ?? ['byte', 1];
  // 'byte' has no abbreviation to speak of: written out, it has its plural.
  const unitDisplay = unit === 'byte' ? 'long' : 'short';
  const words = formatNumber(size / bytes, { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 });
  return (
    <span className="file-name">
      <bdi>{getDisplayFileName(name)}</bdi> <span className="file-size">{words}</span>
    </span>
  );
}
