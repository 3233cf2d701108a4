import { Button } from 'antd';
import { LinkButton } from '@/components/Action/LinkButton';
import { ResultBlock } from '@/components/Status/ResultBlock';
import type { LostAccess } from '@/contract';
import { useT } from '@/hooks/useT';
import { RESET_PASSWORD_PATH, SIGN_IN_PATH } from '@/utils/routing/paths';
import type { LostAccessEnd } from '../useLostAccess';

interface Props {
  end: LostAccessEnd;
  role?: LostAccess['role'];
  focus: boolean;
  /** Called to show the other options. */
  onLeave: () => void;
}

/** Shows that the recovery was stopped or finished, or that its link is invalid, with the next actions. */
export function LostAccessEndBlock({ end, role = 'REQUESTER', focus, onLeave }: Props) {
  const t = useT();
  const isOthers = end === 'stopped' && role === 'OTHER';
  return (
    <ResultBlock
      key={end}
      status={end === 'gone' ? 'info' : 'success'}
      picture={end === 'gone' ? 'ended' : 'done'}
      level={2}
      focus={focus}
      title={t(`lost.${end}`)}
      text={t(end === 'stopped' ? `lost.stopped.${role}` : `lost.${end}.text`)}
      actions={
        <>
          <LinkButton type="primary" size="large" to={isOthers ? RESET_PASSWORD_PATH : SIGN_IN_PATH}>
            {t(isOthers ? 'page.resetPwd' : 'login.logout.signIn')}
          </LinkButton>
          {end === 'gone' && (
            <Button size="large" onClick={onLeave}>
              {t('lost.again')}
            </Button>
          )}
        </>
      }
    />
  );
}
