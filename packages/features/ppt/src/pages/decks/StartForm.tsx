'use client';
import { acceptedTypes, uploadRules } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { useDraft, useOneUpload } from '@hengce/feature-parts';
import { FileUpload, Link, SegmentedControl, Select, Text, TextArea, TextField } from '@hengce/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Deck } from '../../data/deck';
import { type DeckHead, decksKey, pptMutations, pptQueries } from '../../data/ppt';
import { usePptHrefs } from '../../hrefs';
import { usePptText } from '../../text';
import { form, handedStart, section, sectionTitle, wide } from './DecksPage.css';
import type { Handed } from './decksState';
import { MakeButton, MakeProblem, useMake } from './make';
import { PolicyStart } from './PolicyStart';

const starts = ['policy', 'document', 'outline', 'topic'] as const satisfies readonly DeckHead['start'][];

/** What a deck can be begun from; each gives an outline. */
export function StartForm({ handed }: { handed: Handed }) {
  const text = usePptText();
  const words = text.decks;
  const { navigate } = useFeatureHost();
  const hrefs = usePptHrefs();
  const client = useQueryClient();
  const [start, setStart] = useState<(typeof starts)[number]>('policy');
  const open = async (deck: Deck) => {
    void client.invalidateQueries({ queryKey: decksKey });
    navigate(hrefs.deck(deck.id));
  };
  const { policyId = '', ...other } = handed;
  const kind = kindOf(other);
  return (
    <section className={section} aria-label={words.start}>
      <h2 className={sectionTitle}>{words.start}</h2>
      {kind ? (
        <HandedStart kind={kind} handed={other} onMade={open} />
      ) : (
        <>
          <SegmentedControl
            label={words.start}
            items={starts.map((id) => ({ id, label: text.starts[id] }))}
            selectedKey={start}
            onSelectionChange={(id) => setStart(starts.find((each) => each === id) ?? 'policy')}
          />
          <div className={form}>
            {start === 'policy' ? <PolicyStart policyId={policyId} onMade={open} /> : null}
            {start === 'document' ? <FileStart onMade={open} /> : null}
            {start === 'outline' ? <OutlineStart onMade={open} /> : null}
            {start === 'topic' ? <TopicStart onMade={open} /> : null}
          </div>
        </>
      )}
    </section>
  );
}

interface StartProps {
  onMade: (deck: Deck) => Promise<void>;
}

const kinds = [
  ['reportId', 'report'],
  ['declarationId', 'declaration'],
  ['messageId', 'answer'],
  ['meetingId', 'minutes'],
  ['regions', 'comparison'],
] as const;
/** What kind of start was handed over; null for none. */
const kindOf = (handed: Omit<Handed, 'policyId'>) => kinds.find(([name]) => handed[name] !== undefined)?.[1] ?? null;

interface HandedStartProps extends StartProps {
  kind: NonNullable<ReturnType<typeof kindOf>>;
  handed: Omit<Handed, 'policyId'>;
}

/** What another page handed over, ready to be made into a deck, and the way to the other starts. */
function HandedStart({ kind, handed, onMade }: HandedStartProps) {
  const text = usePptText().decks;
  const hrefs = usePptHrefs();
  const make = useMake(onMade);
  return (
    <div className={handedStart}>
      <Text>{text.handed[kind]}</Text>
      <MakeProblem make={make} />
      <MakeButton make={make} onPress={() => void make.from({ kind, ...handed })} />
      <Link href={hrefs.decks()}>{text.otherStarts}</Link>
    </div>
  );
}

function FileStart({ onMade }: StartProps) {
  const text = usePptText().decks;
  const { api } = useFeatureHost();
  const upload = useMutation(pptMutations(api).upload);
  const chosen = useOneUpload({
    rule: uploadRules.DeckFile,
    problems: text.problems,
    failed: text.uploadFailed,
    send: async (file, onProgress) => onMade(await upload.mutateAsync({ file, onProgress })),
  });
  return (
    <div className={wide}>
      <FileUpload
        label={text.file}
        description={text.fileRule}
        acceptedFileTypes={acceptedTypes(uploadRules.DeckFile)}
        {...chosen}
      />
    </div>
  );
}

function OutlineStart({ onMade }: StartProps) {
  const text = usePptText().decks;
  const draft = useDraft('ppt:start');
  const make = useMake(onMade);
  return (
    <>
      <div className={wide}>
        <TextArea
          label={text.outline}
          description={text.outlineHint}
          placeholder={text.outlinePlaceholder}
          rows={7}
          value={draft.text}
          onChange={draft.setText}
          {...(make.problem ? { errorMessage: make.problem } : {})}
        />
      </div>
      <MakeButton
        make={make}
        isDisabled={draft.text.trim() === ''}
        onPress={() => void make.from({ kind: 'outline', text: draft.text }).then((isMade) => isMade && draft.sent()())}
      />
    </>
  );
}

function TopicStart({ onMade }: StartProps) {
  const text = usePptText().decks;
  const { api } = useFeatureHost();
  const settings = useQuery(pptQueries(api).settings());
  const skeletons = settings.data?.skeletons ?? [];
  const [topic, setTopic] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const skeleton = skeletons.find(({ id }) => id === chosen) ?? skeletons[0];
  const make = useMake(onMade);
  return (
    <>
      <div className={wide}>
        <TextField
          label={text.topic}
          value={topic}
          onChange={setTopic}
          maxLength={100}
          {...(make.problem ? { errorMessage: make.problem } : {})}
        />
      </div>
      <Select
        label={text.skeleton}
        selectedKey={skeleton?.id ?? null}
        items={skeletons.map(({ id, name, about }) => ({ id, label: name, description: about }))}
        onSelectionChange={setChosen}
        isPending={settings.isPending}
        {...(settings.isError ? { errorMessage: text.failed } : {})}
      />
      {skeleton ? <Text variant="meta">{skeleton.headings.join('，')}</Text> : null}
      {settings.data ? (
        <Text variant="meta">{settings.data.model === null ? text.topicHint : text.topicWritten}</Text>
      ) : null}
      <MakeButton
        make={make}
        isDisabled={topic.trim() === '' || !skeleton}
        onPress={() => skeleton && void make.from({ kind: 'topic', topic: topic.trim(), skeleton: skeleton.id })}
      />
    </>
  );
}
