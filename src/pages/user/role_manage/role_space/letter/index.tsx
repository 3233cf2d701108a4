import { Button } from 'antd';
import { RowActions } from '@/components/Action/RowActions';
import { AuthorizationSpace } from '@/features/capacities/components/AuthorizationSpace';
import { useT } from '@/hooks/useT';
import { LetterSheet } from './components/LetterSheet';

/** …/role_space/letter?id=: the printable letter of an authorization. */
export default function LetterPage() {
  const t = useT();
  return (
    <AuthorizationSpace title="page.authorizationLetter" purpose="letter.purpose" needs="viewCompany">
      {({ authorization, back }) => (
        <>
          <RowActions>
            <Button type="primary" onClick={() => window.print()}>
              {t('letter.print')}
            </Button>
            {back}
          </RowActions>
          <LetterSheet authorization={authorization} />
        </>
      )}
    </AuthorizationSpace>
  );
}
