import { Button } from 'antd';
import { useState } from 'react';
import { BusyButton } from '@/components/BusyButton';
import { actAsPhone, type OpenQr, type PhoneAction } from '../api';
import { phoneHref } from '../pageHref';
import { useAct } from '../useAct';
import { useWords } from '../words';
import { AccountChoice } from './AccountChoice';
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
      <div className="mock-tools-row">
        {phone ? (
          <>
            <BusyButton type="primary" busy={acting} onClick={() => play('confirm')}>
              {words('phone.confirm')}
            </BusyButton>
            <BusyButton busy={acting} onClick={() => play('cancel')}>
              {words('phone.cancel')}
            </BusyButton>
          </>
        ) : (
          <BusyButton type="primary" busy={acting} onClick={() => play('scan')}>
            {words('phone.scan')}
          </BusyButton>
        )}
        <Button type="link" href={phoneHref(uuid, account)} target="_blank" rel="noopener">
          {words('phone.page')}
        </Button>
      </div>
      <Problem words={problem} />
    </article>
  );
}
