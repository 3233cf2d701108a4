import type { CompanyMatter } from '@/contract';
import { useT } from '@/hooks/useT';
import './MatterList.css';

interface Props {
  matters: readonly CompanyMatter[];
  /** Each with what it means. */
  explained?: boolean;
}

/** What somebody may see to for a company. */
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
