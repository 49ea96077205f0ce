'use client';
import { acceptedTypes, isApiError, uploadRules } from '@hengce/api';
import { type NavigateOptions, useFeatureHost } from '@hengce/feature-kit';
import { useDraft, useOneUpload } from '@hengce/feature-parts';
import { Alert, Button, FileUpload, Link, PageHeader, SegmentedControl, Text, TextArea } from '@hengce/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type ProofreadingDocument,
  type ProofreadingGenre,
  proofreadingMutations,
  proofreadingQueries,
} from '../../../data/proofreading';
import { useProofreadingText } from '../../../text';
import { genres } from '../genres';
import { begin as beginRow, form, page } from '../TextCorrectionPage.css';
import type { TextCorrectionState } from '../textCorrectionState';
import { useBegin } from '../useBegin';
import { RecentDocuments } from './RecentDocuments';
import { useHanded } from './useHanded';

export interface StartViewProps {
  state: TextCorrectionState;
  onChange: (patch: Partial<TextCorrectionState>, options?: NavigateOptions) => void;
}

/** Start page: paste, type or upload a text, or open a document. */
export function StartView({ state, onChange }: StartViewProps) {
  const text = useProofreadingText();
  const words = text.start;
  const { api } = useFeatureHost();
  const [genre, setGenre] = useState<ProofreadingGenre>('official');
  const draft = useDraft('proofreading:start');
  const { handed, setText: setHandedText, drop } = useHanded();
  const settings = useQuery(proofreadingQueries(api).settings());
  const create = useMutation(proofreadingMutations(api).create);
  const upload = useMutation(proofreadingMutations(api).upload);
  const begin = useBegin();
  const [isBeginning, setBeginning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const written = handed?.text ?? draft.text;
  const most = settings.data?.maxCharacters ?? 300_000;
  const tooLong = written.length > most ? words.tooLong(most, written.length) : null;
  const open = async (document: ProofreadingDocument) => {
    // Uncounted it is open too: it is kept, and begun from there.
    await begin(document);
    onChange({ document: document.id });
  };
  const start = async () => {
    setBeginning(true);
    setProblem(null);
    try {
      const name = handed?.title.slice(0, 100);
      const document = await create.mutateAsync({
        text: written,
        genre,
        ...(name ? { name } : {}),
        ...(handed ? { source: handed.source } : {}),
      });
      if (handed) drop();
      else draft.sent()();
      await open(document);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(error.kind === 'rejected' ? error.message : words.failed);
    } finally {
      setBeginning(false);
    }
  };
  const chosen = useOneUpload({
    rule: uploadRules.ProofreadingFile,
    problems: words.problems,
    failed: words.uploadFailed,
    send: async (file, onProgress) => open(await upload.mutateAsync({ file, genre, onProgress })),
  });

  return (
    <div className={page}>
      <PageHeader title={text.title} description={words.description} />
      <div className={form}>
        {handed ? (
          <Alert
            action={
              <Button size="sm" variant="quiet" onPress={drop}>
                {words.dropHanded}
              </Button>
            }
          >
            {words.handed(handed.title)} <Link href={handed.href}>{words.back}</Link>
          </Alert>
        ) : null}
        <SegmentedControl
          label={text.genre}
          items={genres.map((id) => ({ id, label: text.genres[id] }))}
          selectedKey={genre}
          onSelectionChange={(id) => setGenre(id as ProofreadingGenre)}
        />
        <TextArea
          label={words.field}
          placeholder={words.placeholder}
          rows={8}
          value={written}
          onChange={handed ? setHandedText : draft.setText}
          {...((tooLong ?? problem) ? { errorMessage: tooLong ?? problem ?? '' } : {})}
        />
        <div className={beginRow}>
          <Button
            variant="primary"
            isPending={isBeginning}
            isDisabled={written.trim() === '' || tooLong !== null}
            onPress={() => void start()}
          >
            {isBeginning ? words.beginning : words.begin}
          </Button>
          {settings.data ? (
            <Text variant="meta">
              {settings.data.model ? text.model.offer(settings.data.model) : text.model.absent}
            </Text>
          ) : null}
        </div>
        <FileUpload
          label={words.upload}
          description={words.uploadRule}
          acceptedFileTypes={acceptedTypes(uploadRules.ProofreadingFile)}
          {...chosen}
        />
      </div>
      <RecentDocuments state={state} />
    </div>
  );
}
