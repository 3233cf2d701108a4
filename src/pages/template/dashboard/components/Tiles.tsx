import type { ReactNode } from 'react';
import './Tiles.css';

interface Tile {
  key: string;
  label: string;
  /** The formatted figure. */
  value: string;
  /** Additional information about the figure. */
  note?: ReactNode;
}

/** A row of a few figures, each with its name. */
export function Tiles({ label, tiles }: { label: string; tiles: readonly Tile[] }) {
  return (
    <ul className="figure-tiles plain-list" aria-label={label}>
      {tiles.map(({ key, label: name, value, note }) => (
        <li key={key}>
          <span className="figure-tile-name">{name}</span>
          <strong className="figure-tile-value">{value}</strong>
          {note !== undefined && <span className="figure-tile-note">{note}</span>}
        </li>
      ))}
    </ul>
  );
}
