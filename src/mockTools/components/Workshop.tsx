import DemoCertificates from '../DemoCertificates';
import { Accounts } from './Accounts';
import { Clock } from './Clock';
import { Reset } from './Reset';

/** What the demo is made of: its people, their certificates, its time, and the way back to the first day. */
export function Workshop() {
  return (
    <>
      <Accounts />
      <DemoCertificates />
      <Clock />
      <Reset />
    </>
  );
}
