'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { QueryBody } from '@hengce/feature-parts';
import { proofreadingRules } from '@hengce/proofreading';
import { Dialog, Icon, IconButton, Select, Skeleton, StateView, Text, toast } from '@hengce/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import {
  type ListKind,
  type ProofreadingEntry,
  proofreadingMutations,
  proofreadingQueries,
} from '../../../data/proofreading';
import { useProofreadingText } from '../../../text';
import { AddEntry } from './AddEntry';
import { muted, row, rowMain, rows, stack } from './dialogs.css';
import { ListFiles } from './ListFiles';

const kinds = ['dictionary', 'sensitive', 'people', 'ignored'] as const;

/**
 * Dialog 词典与名单: words that are correct, watched words and people, and issues that are ignored in all texts. All lists
 * start empty.
 */
export function ListsDialog({ onClose }: { onClose: () => void }) {
  const text = useProofreadingText().lists;
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const [kind, setKind] = useState<ListKind>('dictionary');
  const query = useQuery(proofreadingQueries(api).lists());
  const refresh = () => client.invalidateQueries({ queryKey: proofreadingQueries(api).lists().queryKey });
  const remove = useMutation(proofreadingMutations(api).removeEntries);
  const own = text.lists[kind];
  return (
    <Dialog title={text.title} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className={stack}>
        <Select
          label={text.kind}
          selectedKey={kind}
          items={kinds.map((id) => ({ id, label: text.lists[id].name }))}
          onSelectionChange={(id) => setKind(id as ListKind)}
          description={own.hint}
        />
        {kind === 'ignored' ? null : <AddEntry key={kind} kind={kind} onAdded={refresh} />}
        <QueryBody
          query={query}
          text={{ loading: text.loading, failedTitle: text.failedTitle }}
          skeleton={<Skeleton variant="row" lines={3} />}
          headingLevel={3}
        >
          {(lists) => {
            const entries = lists.rows.filter((entry) => entry.kind === kind);
            if (entries.length === 0) return <StateView kind="empty" title={own.none} headingLevel={3} />;
            return (
              <ul className={rows} aria-label={own.name}>
                {entries.map((entry) => (
                  <li key={entry.id} className={row}>
                    <span className={rowMain}>
                      <Text>{entry.text || text.wholeRule}</Text>
                      <span className={muted}>{aboutOf(entry, text)}</span>
                    </span>
                    <IconButton
                      size="sm"
                      label={text.remove(entry.text)}
                      icon={<Icon icon={X} />}
                      onPress={() =>
                        remove.mutate([entry.id], {
                          onSuccess: () => void refresh(),
                          onError: () => toast(text.failed, { tone: 'error' }),
                        })
                      }
                    />
                  </li>
                ))}
              </ul>
            );
          }}
        </QueryBody>
        <ListFiles key={`files ${kind}`} kind={kind} onImported={refresh} />
      </div>
    </Dialog>
  );
}

const titleOf = (ruleId: string): string => proofreadingRules.find(({ id }) => id === ruleId)?.title ?? ruleId;

const aboutOf = (
  { suggestion, note, posts, ruleId }: ProofreadingEntry,
  text: ReturnType<typeof useProofreadingText>['lists'],
): string =>
  [
    ...(suggestion ? [`${text.suggestion}${suggestion}`] : []),
    ...(posts.length > 0 ? [posts.join('、')] : []),
    ...(ruleId ? [titleOf(ruleId)] : []),
    ...(note ? [note] : []),
  ].join('，');
