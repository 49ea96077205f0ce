'use client';
import { isApiError } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { type MenuSectionData, toast, useSaveFile } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { type ExportForm, meetingMutations } from '../../../data/meeting';
import { useMeetingText } from '../../../text';

const documents = ['docx', 'md', 'txt'] as const satisfies readonly ExportForm[];
const subtitles = ['srt', 'vtt', 'lrc'] as const satisfies readonly ExportForm[];
const others = ['json', 'audio'] as const satisfies readonly ExportForm[];

export interface UseExportsOptions {
  meetingId: string;
  /** Calls its function when the server has what is on the page. */
  whenSaved: (then: () => void) => void;
}

/** Exports of a meeting, of what is saved first: the forms as sections of a menu, and the writing of one. */
export function useExports({ meetingId, whenSaved }: UseExportsOptions) {
  const text = useMeetingText().exporting;
  const { api } = useFeatureHost();
  const save = useSaveFile();
  const { mutateAsync: write, isPending } = useMutation(meetingMutations(api).export);
  const exportAs = (form: string) =>
    whenSaved(() => {
      void write({ meetingId, form: form as ExportForm }).then(
        ({ blob, fileName }) => save(blob, fileName),
        (error: unknown) => {
          if (!isApiError(error)) throw error;
          if (error.kind !== 'session-expired')
            toast(error.kind === 'rejected' ? error.message : text.failed, { tone: 'error' });
        },
      );
    });
  const section = (
    id: 'documents' | 'subtitles' | 'others',
    forms: readonly Exclude<ExportForm, 'minutes'>[],
  ): MenuSectionData => ({
    id,
    title: text.groups[id],
    items: forms.map((form) => ({ id: form, label: text.forms[form] })),
  });
  const forms = [section('documents', documents), section('subtitles', subtitles), section('others', others)];
  return { forms, exportAs, isPending };
}
