import { type ReactNode, useEffect } from 'react';
import { HeadedPage } from '@/components/StandalonePage';
import { namePage } from '@/utils/i18n/pageTitle';
import { type ToolWord, useWords } from '../words';

/** A page of the other side: its title is one of the tools' own words. */
export function ToolPage({ title, children }: { title: ToolWord; children: ReactNode }) {
  const words = useWords();
  const heading = words(title);
  useEffect(() => namePage(heading), [heading]);
  return <HeadedPage heading={heading}>{children}</HeadedPage>;
}
