import { isApiError } from '@hengce/api';
import { Button, LinkButton, StateView, Waiting } from '@hengce/ui';
import { useEffect, useRef, useState } from 'react';
import { text } from '../text';
import type { NotesSignOnResult } from './notesSignOn';

const words = text.notes;

export interface NotesEntryProps {
  enter: () => Promise<NotesSignOnResult>;
  onOpen: (opened: Extract<NotesSignOnResult, { kind: 'open' }>) => void;
  onLogin: () => void;
}

/** Screen on the way into the notes product: progress, or the reason why it failed. */
export function NotesEntry({ enter, onOpen, onLogin }: NotesEntryProps) {
  const [ended, setEnded] = useState<{ title: string; body: string; isFailure: boolean }>();
  // Who has gone elsewhere meanwhile stays there.
  const isHere = useRef(false);
  const start = async () => {
    setEnded(undefined);
    try {
      const result = await enter();
      if (!isHere.current) return;
      if (result.kind === 'open') return onOpen(result);
      if (result.kind === 'login') return onLogin();
      const title = result.kind === 'no-wiki' ? words.noWikiTitle : words.noOrganisationTitle;
      setEnded({ title, body: words.emptyBody, isFailure: false });
    } catch (error) {
      setEnded({ title: words.failedTitle, body: isApiError(error) ? error.message : '', isFailure: true });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit
  useEffect(() => {
    isHere.current = true;
    void start();
    return () => {
      isHere.current = false;
    };
  }, []);

  if (!ended) return <Waiting>{words.opening}</Waiting>;
  return (
    <StateView
      kind={ended.isFailure ? 'offline' : 'empty'}
      size="page"
      title={ended.title}
      description={ended.body}
      primaryAction={
        <Button variant="primary" onPress={start}>
          {words.retry}
        </Button>
      }
      secondaryAction={<LinkButton href="/">{words.home}</LinkButton>}
    />
  );
}
