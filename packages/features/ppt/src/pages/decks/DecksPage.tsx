'use client';
import { useSearchState } from '@hengce/feature-kit';
import { PageHeader } from '@hengce/ui';
import { usePptText } from '../../text';
import { page } from './DecksPage.css';
import { decksState } from './decksState';
import { MyDecks } from './MyDecks';
import { StartForm } from './StartForm';

/** AI-PPT (aippt): ways to begin a deck, and those of the account. */
export function DecksPage() {
  const text = usePptText();
  const [state] = useSearchState(decksState);
  return (
    <div className={page}>
      <PageHeader title={text.title} description={text.decks.description} />
      <StartForm handed={state.handed} />
      <MyDecks pageNum={state.pageNum} />
    </div>
  );
}
