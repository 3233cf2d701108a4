import type { Data } from '@/contract';
import { useRead } from '@/hooks/useRead';
import { getCompanyByCode } from '@/services/roles';
import { normalizeDocumentNumber } from '@/validation/documents';
import { isCreditCode } from '@/validation/identity';

/**
 * What the portal has under a credit code, once it is complete. Null until then, and where it could not be asked: the
 * form is judged when it is sent.
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
