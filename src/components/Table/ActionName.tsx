import { useT } from '@/hooks/useT';
import { PersonName } from '../Value/PersonName';

interface Props {
  /** Label of the button's action. */
  label: string;
  /** Name of the person in the row. */
  name: string;
}

/** Placeholder for the name in the localized text. */
const NAME = '\u0000';

/** Content of a row's button: its action, and for screen readers also the row's name with its language. */
export function ActionName({ label, name }: Props) {
  const t = useT();
  const [before, after] = t('authorizations.of', { action: label, name: NAME }).split(NAME);
  return (
    <>
      <span aria-hidden="true">{label}</span>
      <span className="visually-hidden">
        {before}
        <PersonName name={name} />
        {after}
      </span>
    </>
  );
}
