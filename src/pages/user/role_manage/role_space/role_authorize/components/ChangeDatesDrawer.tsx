import { useState } from 'react';
import { EndDayField, PeriodFields } from '@/components/Field/PeriodFields';
import { FormIntro } from '@/components/Form/FormIntro';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { useForm } from '@/components/Form/useForm';
import { SideDrawer } from '@/components/Frame/SideDrawer';
import { ReadOnlyFieldRow } from '@/components/Value/ReadOnlyFieldRow';
import type { HandlerRow } from '@/contract';
import { useCapacityTexts } from '@/features/capacities/useCapacityTexts';
import type { OnActionDone } from '@/hooks/useReloadAfterAction';
import { useT } from '@/hooks/useT';
import { changeHandlerDates } from '@/services/handlers';
import { isNotFound, isRefusedFor } from '@/utils/http/ApiError';
import { formatDate } from '@/utils/i18n/dates';
import { showNotice } from '@/utils/notice';
import { getToday } from '@/utils/today';
import { checkChangedEndDay } from '@/validation/authorizations';

interface Props {
  roleId: string;
  /** The handler whose period is changed; null while the drawer is closed. */
  row: HandlerRow | null;
  onClose: () => void;
  onDone: OnActionDone;
}

/** Drawer with the form for a handler's period, beside the list. */
export function ChangeDatesDrawer({ row, onClose, ...rest }: Props) {
  const t = useT();
  return (
    <SideDrawer open={row !== null} onClose={onClose} title={t('handlers.dates')} destroyOnHidden>
      {row && <ChangeDatesForm key={row.id} row={row} {...rest} />}
    </SideDrawer>
  );
}

interface Values {
  start?: string;
  end: string;
}

function ChangeDatesForm({ roleId, row, onDone }: Omit<Props, 'row' | 'onClose'> & { row: HandlerRow }) {
  const t = useT();
  const { nameHandler, nameRow } = useCapacityTexts();
  const today = getToday();
  const start = row.start ?? today;
  // If the period has begun, its first day cannot change.
  const hasBegun = start <= today;
  const [initialValues] = useState<Values>(() => ({ start, end: row.end ?? '' }));
  const { formProps, ...submission } = useForm<Values, HandlerRow>({
    name: 'dates',
    save: (values) =>
      // A fixed first day is not a form field.
      changeHandlerDates(roleId, row.id, {
        start: values.start ?? start,
        end: values.end,
        version: row.version,
      }),
    onSaved: () => {
      showNotice({ type: 'success', title: t('handlers.dates.done', { name: nameHandler(row.name) }) });
      onDone(row.id, false);
    },
    onError: (error) => {
      if (!isNotFound(error) && !isRefusedFor(error, 'CHANGED_MEANWHILE')) return undefined;
      onDone(row.id, true);
      return true;
    },
    firstField: hasBegun ? 'end' : 'start',
    unreachable: 'handlers.dates.unreachable',
  });
  return (
    <PortalForm<Values> {...formProps} initialValues={initialValues}>
      <FormIntro>{t('handlers.dates.intro', { name: nameRow(row.name, row.account) })}</FormIntro>
      {hasBegun ? (
        <>
          <ReadOnlyFieldRow label={t('authorizations.form.start')}>{formatDate(start)}</ReadOnlyFieldRow>
          <EndDayField check={(end) => checkChangedEndDay(start, end, today)} />
        </>
      ) : (
        <PeriodFields />
      )}
      <SubmitFooter form={submission} submitLabel="form.save" submittingLabel="form.submitting" />
    </PortalForm>
  );
}
