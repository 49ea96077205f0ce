'use client';
import { isApiError } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { Button, Icon, Menu, MenuTrigger, toast, useSaveFile } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type ExportForm, meetingMutations } from '../../../data/meeting';
import { useMeetingText } from '../../../text';
import type { TranscriptSession } from '../transcript/useTranscript';

const documents = ['docx', 'md', 'txt'] as const satisfies readonly ExportForm[];
const subtitles = ['srt', 'vtt', 'lrc'] as const satisfies readonly ExportForm[];
const others = ['json', 'audio'] as const satisfies readonly ExportForm[];

export interface ExportMenuProps extends Pick<TranscriptSession, 'whenSaved'> {
  meetingId: string;
}

/** Exports of a meeting, of what is saved first. */
export function ExportMenu({ meetingId, whenSaved }: ExportMenuProps) {
  const text = useMeetingText().exporting;
  const { api } = useFeatureHost();
  const save = useSaveFile();
  const { mutateAsync: write, isPending } = useMutation(meetingMutations(api).export);
  const exportAs = (form: ExportForm) =>
    whenSaved(() => {
      void write({ meetingId, form }).then(
        ({ blob, fileName }) => save(blob, fileName),
        (error: unknown) => {
          if (!isApiError(error)) throw error;
          if (error.kind !== 'session-expired')
            toast(error.kind === 'rejected' ? error.message : text.failed, { tone: 'error' });
        },
      );
    });
  const group = (id: 'documents' | 'subtitles' | 'others', forms: readonly ExportForm[]) => ({
    id,
    title: text.groups[id],
    items: forms.map((form) => ({ id: form, label: text.forms[form] })),
  });
  return (
    <MenuTrigger>
      <Button iconStart={<Icon icon={Download} />} isPending={isPending}>
        {text.title}
      </Button>
      <Menu
        items={[group('documents', documents), group('subtitles', subtitles), group('others', others)]}
        onAction={(id) => exportAs(id as ExportForm)}
      />
    </MenuTrigger>
  );
}
