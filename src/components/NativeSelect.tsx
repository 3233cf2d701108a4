import type { SelectHTMLAttributes } from 'react';
import './NativeSelect.css';

interface Props extends SelectHTMLAttributes<HTMLSelectElement> {
  options: readonly { value: string; label: string }[];
  /** Words of a first row that chooses nothing. */
  placeholder?: string;
}

/** A select of the browser's own, which every device and every screen reader knows; for a Form.Item. */
export function NativeSelect({ options, placeholder, className = '', ...control }: Props) {
  return (
    <select {...control} className={`plain-select ${className}`}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
