import { useT } from '@/hooks/useT';

interface Props {
  /** What the button does. */
  words: string;
  /** Whom the row is about. */
  name: string;
}

/** Stands for the name in the words around it. */
const NAME = '\u0000';
const HAN = /\p{Script=Han}/u;

/** A row's button: what it does, and for whoever does not see the row, to whom; the name says its language. */
export function ActionName({ words, name }: Props) {
  const t = useT();
  const [before, after] = t('authorizations.of', { action: words, name: NAME }).split(NAME);
  return (
    <>
      <span aria-hidden="true">{words}</span>
      <span className="visually-hidden">
        {before}
        <bdi lang={HAN.test(name) ? 'zh' : undefined}>{name}</bdi>
        {after}
      </span>
    </>
  );
}
