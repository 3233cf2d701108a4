import { CheckOutlined } from '@ant-design/icons';
import { Button, Card, Tag } from 'antd';
import { useId } from 'react';
import { LinkButton } from '@/components/Action/LinkButton';
import { RowActions } from '@/components/Action/RowActions';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { loadRegions } from '@/components/Field/RegionField/loadRegions';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { RegionName } from '@/components/Value/RegionName';
import { RevealControls } from '@/components/Value/RevealControls';
import type { Address, AddressRow } from '@/contract';
import { useAction } from '@/hooks/useAction';
import { useRegionNames } from '@/hooks/useRegionNames';
import { useReveal } from '@/hooks/useReveal';
import { useT } from '@/hooks/useT';
import { useFrontTableActions } from '@/models/hooks';
import { getAddress, setDefaultAddress } from '@/services/addresses';
import { type ApiError, isNotFound } from '@/utils/http/ApiError';
import { showNotice } from '@/utils/notice';
import { toAddressModifyPath } from '@/utils/routing/paths';
import { getRegionNames } from '@/validation/regions';
import { formatAddressMobile, toMaskedPlace, toPostalBlock } from '../addressTexts';

interface Props {
  row: AddressRow;
  onDelete: () => void;
  /** Called when the displayed list is outdated. */
  onOutdated: () => void;
  /** Called after an action, because the focused element may be unmounted. */
  onActed: () => void;
}

/**
 * Loads an address in full, and the names of its regions. Loads the regions at the same time, because the address may
 * have changed.
 */
async function readFullAddress(id: string): Promise<Address & { place: string }> {
  const [address, tree] = await Promise.all([getAddress(id, { quiet: true }), loadRegions()]);
  return { ...address, place: getRegionNames(tree, address.district).join('') };
}

/** An address, masked until the user reveals it, with its actions. */
export function AddressCard({ row, onDelete, onOutdated, onActed }: Props) {
  const t = useT();
  const ownerId = useId();
  const { afterAdd } = useFrontTableActions();
  const { id, label, isDefault } = row;
  const { data: names } = useRegionNames();

  /**
   * Handles an address that no longer exists: reports it and reloads the list. Returns true if that was the reason of
   * the failure.
   */
  const leaveIfGone = (failed: ApiError): boolean => {
    if (!isNotFound(failed)) return false;
    showNotice({ type: 'warning', title: t('address.gone') });
    onActed();
    onOutdated();
    return true;
  };
  const reveal = useReveal({ read: () => readFullAddress(id), onError: leaveIfGone });
  const full = reveal.shown;

  const { run, running, error } = useAction({
    act: () => setDefaultAddress(id),
    onDone: async () => {
      showNotice({ type: 'success', title: t('address.default.done') });
      onActed();
      // The default address is the first on page 1, like a new one.
      await afterAdd();
    },
    onError: leaveIfGone,
  });

  return (
    <Card className="address-card">
      <div className="address-head">
        <p id={ownerId} className="address-whose">
          <bdi lang="">{full?.recipient ?? row.recipient}</bdi>{' '}
          <span className="address-mobile">{full ? formatAddressMobile(full) : row.mobile}</span>
        </p>
        <RevealControls
          field={t('address.whole')}
          reveal={reveal}
          copyText={full ? toPostalBlock(full, full.place, names) : ''}
          describedBy={ownerId}
        />
      </div>
      <p className="address-place">
        <RegionName
          {...(full ? { code: full.district, original: full.place, rest: full.detail } : toMaskedPlace(row))}
        />
      </p>
      {full?.postcode && <p className="address-place">{full.postcode}</p>}
      <div className="address-tags">
        {isDefault && <Tag icon={<CheckOutlined aria-hidden="true" />}>{t('address.default')}</Tag>}
        {label && <Tag>{t(`address.label.${label}`)}</Tag>}
      </div>
      <RowActions>
        <LinkButton to={toAddressModifyPath(id)} aria-describedby={ownerId}>
          {t('form.change')}
        </LinkButton>
        {!isDefault && (
          <SubmitButton busy={running} onClick={() => run()} aria-describedby={ownerId}>
            {t('address.makeDefault')}
          </SubmitButton>
        )}
        <Button type="text" danger onClick={onDelete} aria-describedby={ownerId}>
          {t('form.delete')}
        </Button>
      </RowActions>
      {error && <FailureAlert error={error} unreachable="address.makeDefault.unreachable" />}
    </Card>
  );
}
