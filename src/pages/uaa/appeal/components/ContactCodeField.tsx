import { CheckCircleFilled } from '@ant-design/icons';
import { CodeField } from '@/components/Field/CodeField';
import { useT } from '@/hooks/useT';
import type { useContactProof } from '../useContactProof';

interface Props {
  contact: Pick<ReturnType<typeof useContactProof>, 'fields' | 'isProved'>;
  /** Fields of the surrounding form that must be valid before a code can be sent. */
  needs?: string[];
  formBusy: boolean;
}

/** The field for the code sent to the contact's number; after verification a confirmation text. */
export function ContactCodeField({ contact: { fields, isProved }, needs, formBusy }: Props) {
  const t = useT();
  if (!isProved) return <CodeField {...fields} needs={needs} formBusy={formBusy} />;
  return (
    <p role="status" className="appeal-proved">
      <CheckCircleFilled aria-hidden="true" />
      {t('appeal.contact.proved')}
    </p>
  );
}
