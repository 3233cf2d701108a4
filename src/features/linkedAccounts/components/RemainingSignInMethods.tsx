import type { SignInProof } from '@/contract';
import { useT } from '@/hooks/useT';

interface Props {
  methods: readonly SignInProof[];
  /** Names of the providers. */
  providers: readonly string[];
}

/** How the person still signs in once what the dialog is about has been unlinked. */
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
