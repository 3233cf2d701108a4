import type { ComponentProps } from 'react';
import { CodeField } from '../CodeField';
import { MobileField } from '../MobileField';

/** `scene`, `destination` and `send` are the `fields` of useMobileCode. */
type Props = Pick<ComponentProps<typeof CodeField>, 'scene' | 'destination' | 'send' | 'formBusy' | 'ways'> &
  Pick<ComponentProps<typeof MobileField>, 'mainlandOnly'>;

/** A mobile number and the code sent to it: the fields `region`, `mobile` and `code` of the surrounding form. */
export function MobileCodeFields({ mainlandOnly, ...props }: Props) {
  return (
    <>
      <MobileField mainlandOnly={mainlandOnly} />
      <CodeField {...props} needs={['mobile']} />
    </>
  );
}
