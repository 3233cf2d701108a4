import { type ReactNode, useEffect } from 'react';
import { StandalonePage } from '@/components/Frame/StandalonePage';
import { setOwnPageTitle } from '@/utils/i18n/pageTitle';
import { type ToolMessageKey, useToolMessages } from '../messages';

/** A page of a simulated party; its title is one of the tools' own messages. */
export function ToolPage({ title, children }: { title: ToolMessageKey; children: ReactNode }) {
  const getText = useToolMessages();
  const heading = getText(title);
  useEffect(() => setOwnPageTitle(heading), [heading]);
  return (
    <div className="mock-tools-page">
      <StandalonePage heading={heading}>{children}</StandalonePage>
    </div>
  );
}
