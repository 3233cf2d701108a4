import { API_PATH, LOOK_PATH } from '@/utils/routing/paths';
import { useToolMessages } from '../messages';
import { getPageHref } from '../pageHref';
import { CertificateList } from './CertificateList';
import { ClockTool } from './ClockTool';
import { DemoAccounts } from './DemoAccounts';
import { ResetTool } from './ResetTool';

/** Tools for the demo data: accounts, certificates, clock, and reset. */
export function DemoDataTools() {
  const words = useToolMessages();
  return (
    <>
      <DemoAccounts />
      <section className="mock-tools-block">
        <h2>{words('certificates.title')}</h2>
        <CertificateList />
      </section>
      <ClockTool />
      <ResetTool />
      <p className="mock-tools-block">
        <a href={getPageHref(LOOK_PATH)}>{words('look.link')}</a>
        <a href={getPageHref(API_PATH)}>{words('api.link')}</a>
      </p>
    </>
  );
}
