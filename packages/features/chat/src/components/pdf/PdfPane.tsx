'use client';
import { Button, LoadFailure, Progress, StateView } from '@hengce/ui';
import { useReducer } from 'react';
import { useChatText } from '../../text';
import { loading, pane, state as stateClass } from './PdfPane.css';
import { PdfView } from './PdfView';
import type { PdfPaneProps } from './pdfPaneProps';
import { usePdf } from './usePdf';

/** PDF原文: the pages of a document, with marked places and selectable text. */
export function PdfPane(props: PdfPaneProps) {
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  return <Opened key={attempt} {...props} onRetry={retry} />;
}

function Opened({ name, load, onRetry, ...view }: PdfPaneProps & { onRetry: () => void }) {
  const text = useChatText().pdf;
  const state = usePdf(load);
  if (state.kind === 'ready') return <PdfView name={name} pdf={state.pdf} {...view} />;
  return (
    <section className={pane} aria-label={text.region(name)}>
      <div className={stateClass}>
        {state.kind === 'loading' ? (
          <div className={loading}>
            <Progress
              label={text.opening(name)}
              value={state.share === null ? undefined : state.share * 100}
              hint={state.share === null ? undefined : text.percent(state.share)}
            />
          </div>
        ) : state.kind === 'failed' ? (
          <StateView
            kind={state.reason === 'password' ? 'noPermission' : 'error'}
            {...text.failure[state.reason]}
            primaryAction={state.reason === 'viewer' ? <Button onPress={onRetry}>{text.retry}</Button> : undefined}
            secondaryAction={view.actions}
          />
        ) : (
          <LoadFailure error={state.error} title={text.unreadable} kept={text.keptFile} onRetry={onRetry} />
        )}
      </div>
    </section>
  );
}
