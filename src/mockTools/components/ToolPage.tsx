import { type ReactNode, useEffect } from 'react';
import { TitledStandalonePage } from '@/components/Frame/StandalonePage';
import { setOwnPageTitle } from '@/utils/i18n/pageTitle';
import { type ToolMessageKey, useToolMessages } from '../messages';

/** A page of a simulated party; its title is one of the tools' own messages. */
export function ToolPage({ title, children }: { title: ToolMessageKey; children: ReactNode }) {
  const getText = useToolMessages();
  const heading = getText(title);
  useEffect(() => setOwnPageTitle(heading), [heading]);
  return (
    <div className="mock-tools-page">
      <TitledStandalonePage heading={heading}>{children}</TitledStandalonePage>
    </div>
  );
}
