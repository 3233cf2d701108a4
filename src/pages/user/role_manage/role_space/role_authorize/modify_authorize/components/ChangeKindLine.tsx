import { CheckCircleOutlined, ClockCircleOutlined, MinusCircleOutlined } from '@ant-design/icons';
import { Form } from 'antd';
import type { CompanyAuthorization } from '@/contract';
import { classifyChange } from '@/features/capacities/authorizationChange';
import { readCoverage } from '@/features/capacities/coverage';
import { useT } from '@/hooks/useT';
import type { ModifyValues } from './modifyValues';

const icons = { same: MinusCircleOutlined, narrower: CheckCircleOutlined, wider: ClockCircleOutlined };

/** Says what becomes of the change as it stands in the form: counts at once, or waits for the handler. */
export function ChangeKindLine({ authorization }: { authorization: CompanyAuthorization }) {
  const t = useT();
  const form = Form.useFormInstance<ModifyValues>();
  const values = Form.useWatch<Partial<ModifyValues> | undefined>([], form);
  // Before the form has told its values, they are what counts now.
  const end = values?.end || authorization.end;
  const coverage = values?.scope ? readCoverage(values) : authorization;
  const kind = classifyChange(authorization, { ...coverage, end });
  const Icon = icons[kind];
  return (
    <p className="change-kind" data-kind={kind} role="status">
      <Icon aria-hidden />
      <span>{t(`handlers.modify.kind.${kind}`, { name: authorization.handlerName })}</span>
    </p>
  );
}
