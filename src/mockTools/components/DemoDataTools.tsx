import DemoCertificates from '../DemoCertificates';
import { ClockTool } from './ClockTool';
import { DemoAccounts } from './DemoAccounts';
import { ResetTool } from './ResetTool';

/** What the demo is made of: its people, their certificates, its time, and the way back to the first day. */
export function DemoDataTools() {
  return (
    <>
      <DemoAccounts />
      <DemoCertificates />
      <ClockTool />
      <ResetTool />
    </>
  );
}
