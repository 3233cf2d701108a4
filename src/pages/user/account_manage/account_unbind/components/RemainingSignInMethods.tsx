import type { SignInProof } from '@/contract';
import { useT } from '@/hooks/useT';

interface Props {
  methods: readonly SignInProof[];
  /** Names of the providers. */
  providers: readonly string[];
}

/** The sign-in methods that remain after unlinking. */
export function RemainingSignInMethods({ methods, providers }: Props) {
  const t = useT();
  const ways = [...methods.map((way) => t(`linked.way.${way}`)), ...providers];
  return (
    <>
      <p>{t('linked.unlink.left')}</p>
      <ul>
        {ways.map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
    </>
  );
}
