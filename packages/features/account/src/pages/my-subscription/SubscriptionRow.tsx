'use client';
import type { Frequency, Subscription } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { Button, Link, Select, Switch, Tag } from '@hengce/ui';
import { useState } from 'react';
import { shortMoment } from '../../model/moments';
import { controls, head, muted, name as nameStyle, row as rowStyle, title } from './MySubscriptionPage.css';
import { SubscriptionHits, useSubscribedHref } from './SubscriptionHits';
import { useMySubscriptionText } from './text';
import type { useSubscriptionActions } from './useSubscriptionActions';

export interface SubscriptionRowProps {
  row: Subscription;
  actions: ReturnType<typeof useSubscriptionActions>;
}

/** A subscription with its conditions, frequency and hits. */
export function SubscriptionRow({ row, actions }: SubscriptionRowProps) {
  const text = useMySubscriptionText().mySubscription;
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const href = useSubscribedHref(row);
  // One policy has versions; what searches find are policies.
  const [found, never] = row.kind === 'policy' ? [text.lastVersion, text.neverVersion] : [text.lastHit, text.neverHit];
  const words = isOpen ? text.hitsHide : text.hits;
  return (
    <li className={rowStyle}>
      <div className={head}>
        <span className={title}>
          {href ? (
            <Link href={href} variant="standalone">
              <span className={nameStyle}>{row.name}</span>
            </Link>
          ) : (
            <span className={nameStyle}>{row.name}</span>
          )}
          <Tag size="sm" tone="outline">
            {text.kinds[row.kind]}
          </Tag>
          {row.isActive ? null : <Tag size="sm">{text.paused}</Tag>}
        </span>
        <span className={controls}>
          <Select
            label={text.frequencyOf(row.name)}
            isLabelHidden
            size="sm"
            items={(Object.keys(text.frequencies) as Frequency[]).map((id) => ({ id, label: text.frequencies[id] }))}
            selectedKey={row.frequency}
            onSelectionChange={(id) => actions.change(row, { frequency: id as Frequency })}
          />
          <Switch
            isSelected={row.isActive}
            aria-label={text.activeOf(row.name)}
            onChange={(isActive) => actions.change(row, { isActive })}
          >
            {text.active}
          </Switch>
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={isOpen}
            aria-label={isOpen ? text.hitsHideOf(row.name) : text.hitsOf(row.name)}
            onPress={() => setOpen(!isOpen)}
          >
            {words}
          </Button>
          <Button size="sm" aria-label={text.unsubscribeOf(row.name)} onPress={() => actions.unsubscribe(row)}>
            {text.unsubscribe}
          </Button>
        </span>
      </div>
      <p className={muted}>
        {[
          row.summary === row.name ? '' : row.summary,
          row.lastHitAt ? found(shortMoment(row.lastHitAt, now, text.yesterday)) : never,
        ]
          .filter(Boolean)
          .join(text.comma)}
      </p>
      {isOpen ? <SubscriptionHits row={row} /> : null}
    </li>
  );
}
