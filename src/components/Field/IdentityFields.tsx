import { Form } from 'antd';
import type { Rule } from 'antd/es/form';
import type { IdType } from '@/contract';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { checkIdNumber, idTypes, normalizeDocumentNumber } from '@/validation/documents';
import { NativeSelect } from './NativeSelect';
import { NormalizedInput } from './NormalizedInput';

/** The most common document type of the portal's users. */
export const DEFAULT_DOCUMENT_TYPE: IdType = 'RESIDENT_ID';

interface NumberProps {
  /** Name of the field. */
  name: string;
  label?: MessageKey;
  /** Returns the type of the document. */
  typeOf: () => IdType;
  dependencies?: string[];
  /** Additional rules. */
  more?: Rule[];
}

/** The number of a document. There is no autofill value for it. */
export function IdNumberField({ label = 'identity.idNo', typeOf, more, ...item }: NumberProps) {
  return (
    <NormalizedInput
      {...item}
      label={label}
      normalize={normalizeDocumentNumber}
      check={(value) => checkIdNumber(typeOf(), value)}
      rules={more}
      input={{ autoCapitalize: 'characters' }}
    />
  );
}

interface Props {
  prefix?: string;
  /** The available document types, by default all; and the initially selected one. */
  types?: readonly IdType[];
  initialType?: IdType;
}

/**
 * A document's type and number: the fields `idType` and `idNo` of the surrounding form; the type determines the rule
 * of the number. `prefix` is prepended to both names: 'legalRep.' results in `legalRep.idType` and `legalRep.idNo`.
 */
export function IdentityFields({ prefix = '', types = idTypes, initialType = DEFAULT_DOCUMENT_TYPE }: Props) {
  const t = useT();
  const form = Form.useFormInstance();
  const type = `${prefix}idType`;
  return (
    <>
      <Form.Item name={type} label={t('identity.idType')} required initialValue={initialType}>
        <NativeSelect
          name={type}
          options={types.map((value) => ({ value, label: t(`identity.idType.${value}`) }))}
        />
      </Form.Item>
      <IdNumberField
        name={`${prefix}idNo`}
        typeOf={() => form.getFieldValue(type) ?? initialType}
        dependencies={[type]}
      />
    </>
  );
}
