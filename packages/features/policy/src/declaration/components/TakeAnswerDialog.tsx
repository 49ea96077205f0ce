'use client';
import { type Artifact, hasOnlyFailed, useFeatureHost } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { Button, Dialog, Link, Radio, RadioGroup, Skeleton, StateView, TextArea, toast } from '@hengce/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePolicyHrefs } from '../../shared/hrefs';
import { declarationMutations, declarationQueries } from '../data/declarations';
import { form } from './declaration.css';
import { useDeclarationText } from './text';

export interface TakeAnswerDialogProps {
  artifact: Artifact;
  onClose: () => void;
}

/** First page of 申报管理, in its order (specification §7). */
const firstPage = { pageNum: 1, pageSize: 10, orderByColumn: 'create_time', isAsc: 'desc' } as const;
/** Largest number of characters of a comment that the contract takes. */
const longest = 1000;

/**
 * Dialog 转到项目申报: saves an answer of the assistant or the minutes of a meeting as a note of a declaration, with the
 * first five sources and the label, cut to the 1000 characters of a note.
 */
export function TakeAnswerDialog({ artifact, onClose }: TakeAnswerDialogProps) {
  const text = useDeclarationText().declaration.takeAnswer;
  const { api, navigate } = useFeatureHost();
  const hrefs = usePolicyHrefs();
  const client = useQueryClient();
  const list = useQuery(declarationQueries(api).list(firstPage));
  const [chosen, setChosen] = useState<string>();
  const [words, setWords] = useState(() => noteOf(artifact, text));
  const isMinutes = artifact.kind === 'minutes';
  const declarationId = chosen ?? list.data?.rows[0]?.id;
  const add = useMutation(declarationMutations(api, declarationId ?? '').addComment);
  const save = () =>
    add.mutate(
      { targetKind: 'form', text: words.trim(), authorName: isMinutes ? text.minutesAuthor : text.author },
      {
        onSuccess(comments) {
          client.setQueryData(declarationQueries(api).comments(declarationId as string).queryKey, comments);
          onClose();
          toast(text.done, {
            action: { label: text.open, onPress: () => navigate(hrefs.application(declarationId as string)) },
          });
        },
      },
    );
  const rows = list.data?.rows ?? [];
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={text.title}
      {...(rows.length > 0
        ? {
            footer: () => (
              <Button variant="primary" isPending={add.isPending} isDisabled={words.trim() === ''} onPress={save}>
                {text.save}
              </Button>
            ),
          }
        : {})}
    >
      {hasOnlyFailed(list) ? (
        <QueryFailure query={list} title={text.failed} />
      ) : !list.data ? (
        <Skeleton variant="row" lines={3} />
      ) : rows.length === 0 ? (
        <StateView
          kind="empty"
          title={text.none}
          description={text.noneBody}
          primaryAction={
            <Link variant="standalone" href={hrefs.applies()} onPress={onClose}>
              {text.find}
            </Link>
          }
        />
      ) : (
        <div className={form}>
          <RadioGroup label={text.which} value={declarationId ?? ''} onChange={setChosen}>
            {rows.map(({ id, projectName, stateName }) => (
              <Radio key={id} value={id} description={stateName}>
                {projectName}
              </Radio>
            ))}
          </RadioGroup>
          <TextArea
            label={text.note}
            value={words}
            onChange={setWords}
            maxLength={longest}
            {...(add.isError ? { errorMessage: text.notSaved(add.error.message) } : {})}
          />
        </div>
      )}
    </Dialog>
  );
}

/** Note of an artifact: its words, cut so that all fits into a comment, then the places of at most five sources, then who wrote it. */
function noteOf(
  { kind, text: said, citations, isGenerated }: Artifact,
  text: { sources: string; generated: string; extract: string; minutesExtract: string },
): string {
  const words = said
    .replace(/\[\^\d+\]|[*_#>|]/g, '')
    .replace(/\n{2,}/g, '\n')
    .trim();
  const places = [...new Set(citations.map(({ title, place }) => `${title}${place ? ` ${place}` : ''}`))].slice(0, 5);
  const extract = kind === 'minutes' ? text.minutesExtract : text.extract;
  const end = `${places.length > 0 ? `\n${text.sources}${places.join('；')}` : ''}\n${isGenerated ? text.generated : extract}`;
  return `${words.slice(0, longest - end.length)}${end}`.slice(0, longest);
}
