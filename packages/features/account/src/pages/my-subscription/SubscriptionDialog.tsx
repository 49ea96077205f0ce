'use client';
import type { Frequency, SubscriptionSpec } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { Alert, Button, Dialog, SearchableSelect, SegmentedControl, Select, TextField, toast } from '@hengce/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { form } from '../../components/form.css';
import { factQueries } from '../../data/facts';
import { subscriptionMutations, subscriptionQueries } from '../../data/subscriptions';
import { useMySubscriptionText } from './text';

const any = 'any';

/** Dialog for a new subscription: words with conditions, or everything of a region. */
export function SubscriptionDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { api } = useFeatureHost();
  const text = useMySubscriptionText().mySubscription;
  const { dialog } = text;
  const client = useQueryClient();
  const options = useQuery({ ...factQueries(api).options(), enabled: isOpen });
  const save = useMutation(subscriptionMutations(api).save);
  const formId = useId();
  const [kind, setKind] = useState<'query' | 'region'>('query');
  const [words, setWords] = useState('');
  const [region, setRegion] = useState<string | null>(null);
  const [support, setSupport] = useState(any);
  const [frequency, setFrequency] = useState<Frequency>('daily');
  const [problem, setProblem] = useState<string>();

  const q = words.trim();
  const regionName = options.data?.regions.find(({ code }) => code === region)?.name;
  const close = () => {
    onClose();
    setWords('');
    setRegion(null);
    setSupport(any);
    setProblem(undefined);
    save.reset();
  };
  const submit = () => {
    const isQuery = kind === 'query';
    const spec: SubscriptionSpec = {
      ...(isQuery && q !== '' ? { q } : {}),
      ...(region === null ? {} : { region: [region] }),
      ...(isQuery && support !== any ? { support: [support] } : {}),
    };
    if (Object.keys(spec).length === 0) return setProblem(isQuery ? dialog.wordsMissing : dialog.regionMissing);
    const parts = [isQuery ? q : '', regionName, isQuery && support !== any ? dialog.supports[support] : ''];
    const name = parts.filter(Boolean).join(text.comma).slice(0, 60);
    const { queryKey } = subscriptionQueries(api).list();
    const known = new Set(client.getQueryData(queryKey)?.map(({ id }) => id));
    save.mutate(
      { kind, name, spec, frequency, isActive: true },
      {
        onSuccess(saved) {
          void client.invalidateQueries({ queryKey });
          toast(known.has(saved.id) ? dialog.exists(saved.name) : dialog.saved(saved.name));
          close();
        },
        onError: (error) => setProblem(error.fieldErrors[0]?.message ?? error.message),
      },
    );
  };
  return (
    <Dialog
      title={text.add}
      isOpen={isOpen}
      onOpenChange={(next) => !next && close()}
      footer={() => (
        <Button type="submit" form={formId} variant="primary" isPending={save.isPending}>
          {save.isPending ? dialog.saving : dialog.save}
        </Button>
      )}
    >
      <form
        id={formId}
        className={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!save.isPending) submit();
        }}
      >
        <SegmentedControl
          label={dialog.kind}
          items={(['query', 'region'] as const).map((id) => ({ id, label: dialog.kinds[id] }))}
          selectedKey={kind}
          onSelectionChange={(id) => {
            setKind(id as typeof kind);
            setProblem(undefined);
          }}
        />
        {kind === 'query' ? (
          <TextField
            label={dialog.words}
            description={dialog.wordsHelp}
            value={words}
            onChange={setWords}
            maxLength={200}
            errorMessage={problem}
          />
        ) : null}
        {options.isError ? (
          <Alert tone="warning">{dialog.optionsFailed}</Alert>
        ) : (
          <SearchableSelect
            key={options.data ? 'known' : 'loading'}
            label={dialog.region}
            isOptional={kind === 'query'}
            isPending={options.isPending}
            items={(options.data?.regions ?? []).map(({ code, name }) => ({ id: code, label: name }))}
            selectedKey={region}
            onSelectionChange={setRegion}
            errorMessage={kind === 'region' ? problem : undefined}
          />
        )}
        {kind === 'query' ? (
          <Select
            label={dialog.support}
            items={[any, ...Object.keys(dialog.supports)].map((id) => ({
              id,
              label: id === any ? dialog.any : (dialog.supports[id] ?? id),
            }))}
            selectedKey={support}
            onSelectionChange={setSupport}
          />
        ) : null}
        <Select
          label={dialog.frequency}
          items={(Object.keys(text.frequencies) as Frequency[]).map((id) => ({ id, label: text.frequencies[id] }))}
          selectedKey={frequency}
          onSelectionChange={(id) => setFrequency(id as Frequency)}
        />
      </form>
    </Dialog>
  );
}
