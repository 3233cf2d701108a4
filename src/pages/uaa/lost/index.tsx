import { useState } from 'react';
import { Link } from '@/components/Action/Link';
import { TextSkeleton } from '@/components/Status/TextSkeleton';
import { useFocusWhen } from '@/hooks/useFocusWhen';
import { useOneTimeQuery } from '@/hooks/useOneTimeQuery';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { getSignInPath } from '@/utils/routing/paths';
import { LostAccessDetails } from './components/LostAccessDetails';
import { LostChoices } from './components/LostChoices';
import { lostAccessTicket } from './ticket';
import './index.css';

/** /uaa/lost: what a person has left who cannot sign in; with the link of a message, the recovery that has begun. */
export default function LostPage() {
  const t = useT();
  const referer = useReferer();
  const ticket = useOneTimeQuery(lostAccessTicket.read, [lostAccessTicket.param]);
  const [isLeft, setLeft] = useState(false);
  const heading = useFocusWhen<HTMLHeadingElement>(isLeft);

  return (
    <div className="stack">
      <h1 ref={heading} tabIndex={-1}>
        {t(ticket && !isLeft ? 'lost.title' : 'page.lost')}
      </h1>
      {ticket === undefined && <TextSkeleton rows={6} />}
      {ticket !== undefined &&
        (ticket === '' || isLeft ? (
          <LostChoices />
        ) : (
          <LostAccessDetails ticket={ticket} onLeave={() => setLeft(true)} />
        ))}
      <p className="link-line">
        <Link to={getSignInPath(referer)}>{t('associate.back')}</Link>
      </p>
    </div>
  );
}
