import { CheckCircleFilled } from '@ant-design/icons';
import { CodeField } from '@/components/CodeField';
import { useT } from '@/hooks/useT';
import type { useContactProof } from '../useContactProof';

interface Props {
  contact: Pick<ReturnType<typeof useContactProof>, 'fields' | 'proved'>;
  /** Fields of the form around that must be right before a code can be sent. */
  needs?: string[];
  formBusy: boolean;
}

/** The code sent to the contact's number, until the number is proved. */
export function ContactCodeField({ contact: { fields, proved }, needs, formBusy }: Props) {
  const t = useT();
  if (!proved) return <CodeField {...fields} needs={needs} formBusy={formBusy} />;
  return (
    <p role="status" className="appeal-proved">
      <CheckCircleFilled aria-hidden="true" />
      {t('appeal.contact.proved')}
    </p>
  );
}
