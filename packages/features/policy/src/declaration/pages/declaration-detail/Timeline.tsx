'use client';
import type { DeclarationDetail } from '@hengce/api';
import { useFeatureHost, useNow } from '@hengce/feature-kit';
import { dayAndHour } from '@hengce/text';
import { Button, toast, useSaveFile } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { FactSection } from '../../../shared/components/facts/FactSection';
import { declarationMutations } from '../../data/declarations';
import { event as eventStyle, events as eventsStyle, muted, words } from './DeclarationDetailPage.css';
import { useDeclarationDetailText } from './text';

/** 经过: steps with user, time, reason and files. */
export function Timeline({ declaration: { id, events } }: { declaration: DeclarationDetail }) {
  const text = useDeclarationDetailText().declarationDetail;
  const { api } = useFeatureHost();
  const now = useNow();
  const save = useSaveFile();
  const down = useMutation(declarationMutations(api, id).downloadAttachment);
  const fetchFile = (fileId: string) =>
    down.mutate(fileId, {
      onSuccess: ({ blob, fileName }) => save(blob, fileName),
      onError: () => toast(text.downloadFailed, { tone: 'error', action: { onPress: () => fetchFile(fileId) } }),
    });
  return (
    <FactSection title={text.timeline}>
      <ol className={eventsStyle}>
        {events.map((event) => (
          <li key={event.id} className={eventStyle}>
            <strong>{event.name}</strong>
            <span className={muted}>{text.event(event.actorName, dayAndHour(event.at, now))}</span>
            {event.receiptNo ? <span>{text.receipt(event.receiptNo)}</span> : null}
            {event.note ? <p className={words}>{event.note}</p> : null}
            {event.files.map(({ fileId, fileName }) => (
              <span key={fileId}>
                <Button
                  size="sm"
                  variant="quiet"
                  isPending={down.isPending && down.variables === fileId}
                  onPress={() => fetchFile(fileId)}
                >
                  {text.download(fileName)}
                </Button>
              </span>
            ))}
          </li>
        ))}
      </ol>
    </FactSection>
  );
}
