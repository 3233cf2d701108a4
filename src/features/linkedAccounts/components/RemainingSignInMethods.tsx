import type { Binding, Bindings } from '@/contract';
import { useT } from '@/hooks/useT';
import { getOtherProviderNames } from '../signInMethods';

/** How the person still gets in once this binding has gone. */
export function RemainingSignInMethods({ binding, bindings }: { binding: Binding; bindings: Bindings }) {
  const t = useT();
  const ways = [
    ...bindings.otherWays.map((way) => t(`linked.way.${way}`)),
    ...getOtherProviderNames(bindings, binding),
  ];
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
