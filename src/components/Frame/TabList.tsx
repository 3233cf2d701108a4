import type { KeyboardEvent, ReactNode } from 'react';
import './TabList.css';

interface Props<Name extends string> {
  /** Accessible name of the list. */
  label: string;
  className: string;
  tabs: readonly { name: Name; content: ReactNode }[];
  current: Name;
  /** Id of the panel that the tabs control. */
  panelId: string;
  /** `byKey`: whether an arrow key selected the tab. */
  onChange: (name: Name, byKey: boolean) => void;
}

/** New tab index for each key (WAI-ARIA, tabs pattern). */
const STEPS: Record<string, (at: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: () => -1,
};

export const toTabId = (panelId: string, name: string) => `${panelId}-${name}`;

/** Tab list with one tab stop; arrow keys move between the tabs. antd's Tabs would add 25 kB to the sign-in page. */
export function TabList<Name extends string>(props: Props<Name>) {
  const { label, className, tabs, current, panelId, onChange } = props;

  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const at = tabs.findIndex(({ name }) => name === current);
    const next = tabs.at(step(at) % tabs.length);
    if (!next) return;
    onChange(next.name, true);
    document.getElementById(toTabId(panelId, next.name))?.focus();
  };

  return (
    <div role="tablist" aria-label={label} className={`tab-list ${className}`} onKeyDown={move}>
      {tabs.map(({ name, content }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={toTabId(panelId, name)}
          data-press={name}
          aria-selected={name === current}
          aria-controls={panelId}
          tabIndex={name === current ? 0 : -1}
          className="tab"
          onClick={() => onChange(name, false)}
        >
          {content}
        </button>
      ))}
    </div>
  );
}
