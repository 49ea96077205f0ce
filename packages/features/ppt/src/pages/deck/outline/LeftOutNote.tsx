'use client';
import { Alert, Button } from '@hengce/ui';
import { useState } from 'react';
import type { Deck } from '../../../data/deck';
import { usePptText } from '../../../text';
import { leftOutList } from './OutlineView.css';

const shortList = 5;

/** What of an older .pptx is not in the deck, slide by slide. */
export function LeftOutNote({ leftOut }: { leftOut: NonNullable<Deck['leftOut']> }) {
  const text = usePptText().outline;
  const [isLong, setLong] = useState(false);
  const pages = [...new Set(leftOut.map(({ page }) => page))];
  const shown = isLong ? pages : pages.slice(0, shortList);
  return (
    <Alert>
      {text.leftOut(pages.length)}
      <ul className={leftOutList}>
        {shown.map((page) => (
          <li key={page}>
            {text.leftOutPage(
              page,
              leftOut.filter((part) => part.page === page).map(({ kind, count }) => text.leftOutKinds[kind](count)),
            )}
          </li>
        ))}
      </ul>
      {shown.length < pages.length ? (
        <Button size="sm" onPress={() => setLong(true)}>
          {text.leftOutMore(pages.length - shown.length)}
        </Button>
      ) : null}
    </Alert>
  );
}
