import { SettingOutlined } from '@ant-design/icons';
import { Button, Card, Drawer, Segmented, Switch } from 'antd';
import { useState } from 'react';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { FormFooter } from '@/components/Form/FormFooter';
import { useT } from '@/hooks/useT';
import { useToolMessages } from '@/mockTools/messages';
import { LookBlock, type LookPartProps } from './LookBlock';

const RANGES = [7, 30, 90] as const;

/** Buttons in every state, a form's footer, a dialog and a drawer. */
export function ButtonParts({ ids }: LookPartProps) {
  const t = useT();
  const getText = useToolMessages();
  const [isOpen, setOpen] = useState(false);
  const dialog = useConfirmDialog<string>(() => undefined);
  return (
    <LookBlock title="look.buttons">
      <div className="look-row">
        <Button type="primary">{t('form.save')}</Button>
        <Button>{t('common.retry')}</Button>
        <Button type="link">{t('common.backHome')}</Button>
        <Button type="text" icon={<SettingOutlined aria-hidden />} aria-label={t('layout.settings')} />
        <Button type="text" danger>
          {t('form.delete')}
        </Button>
        <Button type="primary" danger>
          {t('form.delete')}
        </Button>
        <Button type="primary" disabled>
          {t('form.save')}
        </Button>
        <SubmitButton type="primary" busy>
          {t('form.saving')}
        </SubmitButton>
        <Switch aria-label={t('settings.colorWeak')} />
        <Switch defaultChecked aria-label={t('settings.elder')} />
        <Segmented
          name={`${ids}-range`}
          aria-label={t('behavior.quick')}
          options={RANGES.map((days) => ({ value: days, label: t('behavior.quick.days', { days }) }))}
        />
      </div>
      <Card>
        <FormFooter>
          <Button type="primary">{t('address.save')}</Button>
          <Button>{t('form.cancel')}</Button>
        </FormFooter>
      </Card>
      <div className="look-row">
        <Button aria-haspopup="dialog" onClick={() => dialog.ask(ids)}>
          {getText('look.dialog')}
        </Button>
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {getText('look.drawer')}
        </Button>
      </div>
      <ConfirmDialog
        dialog={dialog}
        title={() => getText('look.dialog')}
        yes={t('form.delete')}
        danger
        act={async () => undefined}
        onDone={() => undefined}
        unreachable="error.request"
      >
        {() => t('form.delete')}
      </ConfirmDialog>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        title={getText('look.drawer')}
        width="min(480px, 100vw)"
        closable={{ 'aria-label': t('common.close') }}
      >
        <FormFooter>
          <Button type="primary" onClick={() => setOpen(false)}>
            {t('common.close')}
          </Button>
        </FormFooter>
      </Drawer>
    </LookBlock>
  );
}
