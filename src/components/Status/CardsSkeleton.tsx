import { Card } from 'antd';
import type { ReactNode } from 'react';
import { LoadingLabel } from './LoadingLabel';

interface Props {
  /** Expected number of cards. */
  cards: number;
  /** Class names of the list and of its cards. */
  className: string;
  cardClassName?: string;
  /** The content of each card. */
  children: ReactNode;
}

/** Placeholder of a list of cards while it loads, with the same layout. The region is busy. */
export function CardsSkeleton({ cards, className, cardClassName, children }: Props) {
  const places = Array.from({ length: cards }, (_, index) => `card-${index}`);
  return (
    <div aria-busy="true" className={className}>
      <LoadingLabel />
      {places.map((place) => (
        <Card key={place} className={cardClassName}>
          {children}
        </Card>
      ))}
    </div>
  );
}
