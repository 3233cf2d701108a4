import type { Data } from '@/contract';
import { useRead } from '@/hooks/useRead';
import { getCompanyByCode } from '@/services/roles';
import { normalizeDocumentNumber } from '@/validation/documents';
import { isCreditCode } from '@/validation/identity';

/**
 * Loads what the portal knows about a complete credit code. Null until then, and if the request fails: the server
 * validates the form on submission.
 */
export function useCompanyByCode(typed: string | undefined): {
  company: Data<'companyByCode'> | null;
  reload: () => void;
} {
  const code = normalizeDocumentNumber(typed ?? '');
  const wanted = isCreditCode(code) ? code : null;
  const { data: company, reload } = useRead(['companyByCode', wanted], async () =>
    wanted === null ? null : getCompanyByCode(wanted),
  );
  return { company, reload };
}
