import type { ComponentProps } from 'react';
import { CodeField } from '../CodeField';
import { MobileField } from '../MobileField';

/** `scene`, `destination` and `send` are the `fields` of useMobileCode. */
type Props = Pick<ComponentProps<typeof CodeField>, 'scene' | 'destination' | 'send' | 'formBusy' | 'ways'>;

/** A mobile number and the code sent to it: fields named `region`, `mobile` and `code` of the form around. */
export function MobileCodeFields(props: Props) {
  return (
    <>
      <MobileField />
      <CodeField {...props} needs={['mobile']} />
    </>
  );
}
