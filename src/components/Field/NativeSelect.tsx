import type { SelectHTMLAttributes } from 'react';
import './NativeSelect.css';

interface Props extends SelectHTMLAttributes<HTMLSelectElement> {
  options: readonly { value: string; label: string }[];
  /** Label of an empty first option. */
  placeholder?: string;
}

/** A native select, which works on every device and with every screen reader; for a Form.Item. */
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
