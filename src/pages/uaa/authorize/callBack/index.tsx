import { useTakenQuery } from '@/hooks/useTakenQuery';
import { Finish } from './components/Finish';
import { ONCE_ONLY, readReturned } from './returned';

/** /uaa/authorize/callBack: where providers send the browser back to. The code leaves the address bar first. */
export default function CallBackPage() {
  const returned = useTakenQuery(readReturned, ONCE_ONLY);
  return returned ? <Finish returned={returned} /> : null;
}
