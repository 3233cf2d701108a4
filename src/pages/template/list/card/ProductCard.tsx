import { Card } from 'antd';
import { useId } from 'react';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { PersonAvatar } from '@/components/Value/PersonAvatar';
import type { TemplateProduct } from '@/contract';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { subscribeProduct } from '@/services/templateCards';
import { showNotice } from '@/utils/notice';

interface Props {
  product: TemplateProduct;
  /** Called when the displayed list is outdated. */
  onChanged: () => void;
}

/** A product, with a button to subscribe or unsubscribe. */
export function ProductCard({ product, onChanged }: Props) {
  const t = useT();
  const titleId = useId();
  const { id, title, text, owner, subscribers, subscribed } = product;

  const { run, running, error } = useAction({
    act: () => subscribeProduct(id, !subscribed),
    onDone: (changed) => {
      const message = changed.subscribed ? 'template.cards.subscribed' : 'template.cards.unsubscribed';
      showNotice({ type: 'success', title: t(message, { title }) });
      onChanged();
    },
  });

  return (
    <Card className="product-card">
      <h2 id={titleId}>{title}</h2>
      <p>{text}</p>
      <p className="product-facts">
        <PersonAvatar avatar="" name={owner} size={24} />
        <span>{t('template.cards.owner', { owner })}</span>
        <span>{t('template.cards.subscribers', { count: subscribers })}</span>
      </p>
      <SubmitButton className="product-act" busy={running} onClick={() => run()} aria-describedby={titleId}>
        {t(subscribed ? 'template.cards.unsubscribe' : 'template.cards.subscribe')}
      </SubmitButton>
      {error && <FailureAlert error={error} unreachable="template.cards.unreachable" />}
    </Card>
  );
}
