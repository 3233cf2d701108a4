import { type ReactNode, useId } from 'react';
import { useT } from '@/hooks/useT';

interface Props {
  part: 'what' | 'who' | 'contact';
  children: ReactNode;
}

/** A section of the form: title, purpose and fields. */
export function AppealFormSection({ part, children }: Props) {
  const t = useT();
  const id = useId();
  return (
    <section className="appeal-part" aria-labelledby={id}>
      <h2 id={id}>{t(`appeal.${part}`)}</h2>
      <p>{t(`appeal.${part}.why`)}</p>
      {children}
    </section>
  );
}
