import type { RoleRow } from '@/contract';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { actAsCompanyRegistry, type CompanyProofAction, getRegisteredCompanies } from './api';
import { ActionButtons } from './components/ActionButtons';
import { ActionError } from './components/ActionError';
import { Fact } from './components/RecordFacts';
import { ToolFrame } from './components/ToolFrame';
import { ToolLoading } from './components/ToolLoading';
import { type ToolMessageKey, useToolMessages } from './messages';
import { useToolAction } from './useToolAction';
import './index.css';

const ACTS: readonly (readonly [CompanyProofAction, ToolMessageKey])[] = [
  ['approve', 'companies.approve'],
  ['decline', 'companies.decline'],
  ['unavailable', 'companies.unavailable'],
];

interface Props {
  /** The role whose company is being proven, or null before the company was entered. */
  asked: Pick<RoleRow, 'id' | 'state'> | null;
  /** Called after the registry or the legal representative has responded. */
  onActed: () => void;
}

/** The data of the company registry, ready to copy, and the actions of the party that confirms a role's company. */
export default function CompanyRegistryTool({ asked, onActed }: Props) {
  const t = useT();
  const getText = useToolMessages();
  const companies = useLoad(getRegisteredCompanies);
  return (
    <ToolFrame title={getText('companies.title')}>
      {asked && <ProofPlayer asked={asked} onActed={onActed} />}
      <ToolLoading load={companies} />
      {companies.data && (
        <>
          <p className="mock-tools-hint">{getText('companies.hint')}</p>
          {companies.data.map(({ orgName, uscc, legalRep }) => (
            <dl key={uscc} className="mock-tools-facts">
              <Fact label={t('register.uscc')} copied={uscc} />
              <Fact label={t('register.orgName')} copied={orgName} />
              <Fact label={getText('companies.legalRep')} copied={legalRep} />
            </dl>
          ))}
        </>
      )}
    </ToolFrame>
  );
}

/** Before the proof starts, the registry can only be set to not respond: afterwards it responds within a second. */
function ProofPlayer({ asked: { id, state }, onActed }: Props & { asked: NonNullable<Props['asked']> }) {
  const getText = useToolMessages();
  const { act, acting, problem } = useToolAction();
  const isOpen = state === 'DRAFT' || state === 'REJECTED';
  if (!isOpen && state !== 'VERIFYING') return null;
  return (
    <div>
      <p className="mock-tools-hint">{getText('companies.waiting')}</p>
      <ActionButtons
        acts={isOpen ? ACTS.filter(([action]) => action === 'unavailable') : ACTS}
        busy={acting}
        onPlay={(action) => act(() => actAsCompanyRegistry(id, action)).then(onActed)}
      />
      <ActionError text={problem} />
    </div>
  );
}
