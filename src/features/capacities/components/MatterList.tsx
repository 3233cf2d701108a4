import type { CompanyMatter } from '@/contract';
import { useT } from '@/hooks/useT';
import './MatterList.css';

interface Props {
  matters: readonly CompanyMatter[];
  /** Whether to explain each matter. */
  explained?: boolean;
}

/** A list of company matters. */
export function MatterList({ matters, explained = false }: Props) {
  const t = useT();
  return (
    <ul className="matter-list">
      {matters.map((matter) => (
        <li key={matter}>
          {t(`handlers.matter.${matter}`)}
          {explained && <small>{t(`handlers.matter.${matter}.means`)}</small>}
        </li>
      ))}
    </ul>
  );
}
