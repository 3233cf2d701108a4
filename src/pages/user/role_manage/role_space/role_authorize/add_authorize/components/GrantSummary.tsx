import { Form } from 'antd';
import type { HandlerRow, RoleDetail } from '@/contract';
import { readCoverage } from '@/features/capacities/coverage';
import { getCompanyName } from '@/features/capacities/roles';
import { useScopeFormat } from '@/features/capacities/useScopeFormat';
import { useT } from '@/hooks/useT';
import { formatDate } from '@/utils/i18n/dates';
import type { AuthorizationValues } from '../newAuthorization';

interface Props {
  role: RoleDetail;
  handler: HandlerRow | undefined;
}

/** A sentence that summarizes the authorization once all fields are filled in. */
export function GrantSummary({ role, handler }: Props) {
  const t = useT();
  const form = Form.useFormInstance<AuthorizationValues>();
  const formatScope = useScopeFormat();
  const values = Form.useWatch<Partial<AuthorizationValues> | undefined>([], form);
  const coverage = readCoverage(values ?? {});
  const isComplete = coverage.scope === 'ALL' || coverage.matters.length > 0;
  if (!handler || !values?.start || !values.end || !isComplete) return null;
  return (
    <p className="grant-summary">
      {t('handlers.authorize.summary', {
        name: handler.name,
        company: getCompanyName(role),
        matters: formatScope(coverage),
        start: formatDate(values.start),
        end: formatDate(values.end),
      })}
    </p>
  );
}
