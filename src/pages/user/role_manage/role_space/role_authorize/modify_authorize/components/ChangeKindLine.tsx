import { CheckCircleOutlined, ClockCircleOutlined, MinusCircleOutlined } from '@ant-design/icons';
import { Form, type FormInstance } from 'antd';
import type { CompanyAuthorization } from '@/contract';
import { classifyChange } from '@/domain/authorizationChange';
import { readCoverage } from '@/features/capacities/coverage';
import { useHandlerName } from '@/features/capacities/useHandlerName';
import { useT } from '@/hooks/useT';
import type { ModifyValues } from './modifyValues';

const icons = { same: MinusCircleOutlined, narrower: CheckCircleOutlined, wider: ClockCircleOutlined };

/** Returns the kind of change that the form currently describes. */
export function useChangeKind(form: FormInstance<ModifyValues>, authorization: CompanyAuthorization) {
  const values = Form.useWatch<Partial<ModifyValues> | undefined>([], form);
  // Until the form has registered its values, use the current authorization.
  const end = values?.end || authorization.end;
  const coverage = values?.scope ? readCoverage(values) : authorization;
  return classifyChange(authorization, { ...coverage, end });
}

interface Props {
  kind: ReturnType<typeof useChangeKind>;
  authorization: CompanyAuthorization;
}

/**
 * Shows whether the change takes effect immediately or waits for the handler. Before the handler has accepted the
 * authorization, every change takes effect immediately.
 */
export function ChangeKindLine({ kind, authorization }: Props) {
  const t = useT();
  const nameHandler = useHandlerName();
  const { state, change, handlerName } = authorization;
  const variant = kind === 'same' || state !== 'PENDING' ? kind : 'unaccepted';
  const Icon = icons[kind];
  return (
    <p className="change-kind" data-kind={kind} role="status">
      <Icon aria-hidden />
      <span>
        {t(`handlers.modify.kind.${variant === 'wider' && change ? 'twice' : variant}`, {
          name: nameHandler(handlerName),
        })}
      </span>
    </p>
  );
}
