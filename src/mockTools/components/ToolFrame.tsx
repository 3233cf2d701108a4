import type { ReactNode } from 'react';

/** Frame of a tool within a page; marks it as not belonging to the portal. */
export function ToolFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mock-tools-card mock-tools-frame">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
