'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { Button, Heading, Tag, TextField, toast } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { publicityKeys, publicityMutations } from '../../data/publicity';
import { actions, muted, part, watchForm } from './PublicityPage.css';
import { usePublicityText } from './text';

/** Watched firms (关注的企业) by full name, and the field to add one. */
export function WatchedFirms({ names }: { names: readonly string[] }) {
  const text = usePublicityText().publicity;
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const [name, setName] = useState('');
  const watch = useMutation(publicityMutations(api).watch);
  const unwatch = useMutation(publicityMutations(api).unwatch);
  const refresh = () => Promise.all(publicityKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
  const onError = ({ message }: Error) => toast(text.failed(message), { tone: 'error' });
  return (
    <div className={part}>
      <Heading level={2}>{text.watched}</Heading>
      {names.length === 0 ? <p className={muted}>{text.noWatched}</p> : null}
      <div className={actions}>
        {names.map((each) => (
          <Tag key={each} onRemove={() => unwatch.mutate(each, { onSuccess: refresh, onError })}>
            {each}
          </Tag>
        ))}
      </div>
      <form
        className={watchForm}
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = name.trim();
          if (wanted === '') return;
          watch.mutate(wanted, {
            async onSuccess() {
              setName('');
              toast(text.watchDone(wanted));
              await refresh();
            },
            onError,
          });
        }}
      >
        <TextField label={text.watchName} value={name} onChange={setName} maxLength={100} />
        <Button type="submit" isPending={watch.isPending}>
          {text.watch}
        </Button>
      </form>
    </div>
  );
}
