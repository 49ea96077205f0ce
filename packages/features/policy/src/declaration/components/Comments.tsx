'use client';
import type { CommentList, CommentTargetKind, DeclarationComment } from '@hengce/api';
import { mainKey, useFeatureHost, useNow } from '@hengce/feature-kit';
import { dayAndHour } from '@hengce/text';
import { Alert, Button, Select, Tag, Text, TextArea, TextField, toast } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PlaceLink } from '../../shared/components/place/PlaceLink';
import { takeReply } from '../../shared/data/takeReply';
import { declarationMutations, declarationQueries, followingKeys } from '../data/declarations';
import { placeId } from '../model/formFields';
import { commentName, form, line, muted, comment as row, comments as rows, words } from './declaration.css';
import { useDeclarationText } from './text';

export interface CommentsProps {
  declarationId: string;
  comments: readonly DeclarationComment[];
  /** Targets of a new comment, the default first. */
  targets: readonly { kind: CommentTargetKind; id?: string; label: string }[];
}

/** Comments of reviewers, each with its target, to be resolved or reopened, and a form for a new one. */
export function Comments({ declarationId, comments, targets }: CommentsProps) {
  const text = useDeclarationText().declaration.comments;
  const { api } = useFeatureHost();
  const now = useNow();
  const client = useQueryClient();
  const [at, setAt] = useState('0');
  const [said, setSaid] = useState('');
  const [author, setAuthor] = useState('');
  const mutations = declarationMutations(api, declarationId);
  const take = (list: CommentList) =>
    takeReply(client, declarationQueries(api).comments(declarationId), list, [
      ...followingKeys(declarationId),
      mainKey('getDeclarationEvaluation', declarationId),
    ]);
  const add = useMutation({
    ...mutations.addComment,
    async onSuccess(list) {
      await take(list);
      setSaid('');
    },
  });
  const resolve = useMutation({
    ...mutations.resolve,
    onSuccess: take,
    onError: (error) => error.kind !== 'session-expired' && toast(error.message, { tone: 'error' }),
  });
  const target = targets[Number(at)] ?? targets[0];
  const leadsTo = ({ targetKind, targetId }: DeclarationComment) =>
    targetId !== null && targets.some(({ kind, id }) => kind === targetKind && id === targetId);
  return (
    <>
      {comments.length === 0 ? (
        <p className={muted}>{text.none}</p>
      ) : (
        <ul className={rows}>
          {comments.map((comment) => (
            <li key={comment.commentId} id={placeId('comment', comment.commentId)} className={row}>
              <div className={line}>
                <span className={commentName}>{comment.targetName}</span>
                {comment.isResolved ? <Tag size="sm">{text.resolved}</Tag> : null}
                <Text variant="meta">{text.by(comment.authorName, dayAndHour(comment.at, now))}</Text>
                {leadsTo(comment) ? (
                  <PlaceLink
                    variant="standalone"
                    to={placeId(comment.targetKind === 'material' ? 'material' : 'field', comment.targetId ?? '')}
                  >
                    {text.go}
                  </PlaceLink>
                ) : null}
                <Button
                  size="sm"
                  isPending={resolve.isPending && resolve.variables.commentId === comment.commentId}
                  onPress={() => resolve.mutate({ commentId: comment.commentId, isResolved: !comment.isResolved })}
                >
                  {comment.isResolved ? text.reopen : text.resolve}
                </Button>
              </div>
              <p className={words}>{comment.text}</p>
            </li>
          ))}
        </ul>
      )}
      <form
        className={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (said.trim() === '' || !target) return;
          add.mutate({
            targetKind: target.kind,
            text: said.trim(),
            ...(target.id ? { targetId: target.id } : {}),
            ...(author.trim() ? { authorName: author.trim() } : {}),
          });
        }}
      >
        {targets.length > 1 ? (
          <Select
            label={text.target}
            items={targets.map(({ label }, index) => ({ id: String(index), label }))}
            selectedKey={at}
            onSelectionChange={setAt}
          />
        ) : null}
        <TextArea label={text.text} maxLength={1000} value={said} onChange={setSaid} />
        <TextField
          label={text.author}
          description={text.authorHelp}
          isOptional
          maxLength={40}
          value={author}
          onChange={setAuthor}
        />
        {add.error && add.error.kind !== 'session-expired' ? (
          <Alert tone="danger">{text.failed(add.error.message)}</Alert>
        ) : null}
        <div>
          <Button type="submit" isDisabled={said.trim() === ''} isPending={add.isPending}>
            {text.add}
          </Button>
        </div>
      </form>
    </>
  );
}
