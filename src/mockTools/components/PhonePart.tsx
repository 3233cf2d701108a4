import { Button } from 'antd';
import { useState } from 'react';
import { actAsPhone, type OpenQr, type PhoneAction } from '../api';
import { phoneHref } from '../pageHref';
import { phoneActs } from '../phoneActs';
import { useAct } from '../useAct';
import { useWords } from '../words';
import { AccountChoice } from './AccountChoice';
import { Acts } from './Acts';
import { Problem } from './Problem';

interface Props {
  qr: OpenQr;
  /** The phone has done something: what waits is different now. */
  onActed: () => void;
}

/** A phone in front of one QR code; once it has scanned, its account stays. */
export function PhonePart({ qr: { uuid, phone }, onActed }: Props) {
  const words = useWords();
  const { act, acting, problem } = useAct();
  const [chosen, setChosen] = useState('demo');
  const account = phone ?? chosen;
  const play = (action: PhoneAction) => act(() => actAsPhone(uuid, action, account)).then(onActed);

  return (
    <article className="mock-tools-card">
      <h2>{words('phone.title')}</h2>
      <p role="status">{phone ? words('phone.scanned', { account: phone }) : words('phone.waiting')}</p>
      {!phone && <AccountChoice value={chosen} onChange={setChosen} />}
      <Acts acts={phoneActs[phone ? 'after' : 'before']} busy={acting} onPlay={play}>
        <Button type="link" href={phoneHref(uuid, account)} target="_blank" rel="noopener">
          {words('phone.page')}
        </Button>
      </Acts>
      <Problem words={problem} />
    </article>
  );
}
