import { Alert } from '@/components/Alert';
import { Link } from '@/components/Link';
import { ADDRESSES_MAX } from '@/constants';
import { useT } from '@/hooks/useT';
import { ADDRESS_LIST_PATH } from '@/utils/routing/paths';

/** Explains that no more addresses can be added, with a link to the list. `id` makes it focusable. */
export function AddressLimitNotice({ id }: { id: string }) {
  const t = useT();
  return (
    <div id={id} tabIndex={-1} className="address-full">
      <Alert
        type="warning"
        role="status"
        message={t('address.add.none', { all: ADDRESSES_MAX })}
        description={
          <>
            <p>{t('address.full')}</p>
            <Link to={ADDRESS_LIST_PATH}>{t('address.back')}</Link>
          </>
        }
      />
    </div>
  );
}
