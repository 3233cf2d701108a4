import { Radio } from 'antd';
import { LoadError } from '@/components/Status/LoadError';
import { TextSkeleton } from '@/components/Status/TextSkeleton';
import { RegionName } from '@/components/Value/RegionName';
import { useT } from '@/hooks/useT';
import { toMaskedPlace } from '../maskedPlace';
import type { useReplacementAddresses } from '../useReplacementAddresses';

interface Props {
  replacements: ReturnType<typeof useReplacementAddresses>;
  /** Id of the new default address. */
  value: string | undefined;
  onChange: (id: string) => void;
}

/** Selects the address that becomes the default instead of the deleted one. */
export function ReplacementAddressField({
  replacements: { data, loading, error, reload },
  value,
  onChange,
}: Props) {
  const t = useT();
  if (error) return <LoadError error={error} title="address.failed" busy={loading} onRetry={reload} />;
  if (!data) return <TextSkeleton rows={3} />;
  return (
    <fieldset className="replacement-addresses">
      <legend>{t('address.delete.default')}</legend>
      <Radio.Group
        name="newDefaultId"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        options={data.map((one) => ({
          value: one.id,
          label: (
            <>
              <bdi lang="">{one.recipient}</bdi> <RegionName {...toMaskedPlace(one)} /> {one.mobile}
            </>
          ),
        }))}
      />
    </fieldset>
  );
}
