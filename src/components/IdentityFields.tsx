import { Form } from 'antd';
import type { Rule } from 'antd/es/form';
import type { IdType } from '@/contract';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { checkIdNumber, idTypes, normalizeDocumentNumber } from '@/validation/documents';
import { NativeSelect } from './NativeSelect';
import { NormalizedInput } from './NormalizedInput';

/** The document most people of the portal have. */
export const DEFAULT_DOCUMENT_TYPE: IdType = 'RESIDENT_ID';

interface NumberProps {
  /** The field's name. */
  name: string;
  label?: MessageKey;
  /** Which document it is the number of. */
  typeOf: () => IdType;
  dependencies?: string[];
  /** What else a number has to be. */
  more?: Rule[];
}

/** The number of a document. Autofill knows no such field. */
export function IdNumberField({
  name,
  label = 'identity.idNo',
  typeOf,
  dependencies,
  more = [],
}: NumberProps) {
  const t = useT();
  const rule = useFieldRule();
  return (
    <NormalizedInput
      name={name}
      label={t(label)}
      normalize={normalizeDocumentNumber}
      dependencies={dependencies}
      rules={[rule((value) => checkIdNumber(typeOf(), value)), ...more]}
      input={{ autoCapitalize: 'characters' }}
    />
  );
}

interface Props {
  prefix?: string;
  /** The documents to choose from, all unless given; and which one is chosen at first. */
  types?: readonly IdType[];
  initialType?: IdType;
}

/**
 * A document's type and number: fields `idType` and `idNo` of the form around, the type drives the number's rule.
 * `prefix` stands before both names: 'legalRep.' makes them `legalRep.idType` and `legalRep.idNo`.
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
