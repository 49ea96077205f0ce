'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { type Unsaved, useAutosave, useUnsaved } from '@hengce/feature-parts';
import { Alert, Button, Checkbox, ConfirmDialog, Icon, Skeleton, StateView, TextField } from '@hengce/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Deck } from '../../../data/deck';
import { type DeckOutlineItem, pptMutations, pptQueries } from '../../../data/ppt';
import { newId } from '../../../model/slides';
import { SavingNote } from '../../../saving/SavingNote';
import { useKeepMine } from '../../../saving/useKeepMine';
import { useSaved } from '../../../saving/useSaved';
import { usePptText } from '../../../text';
import { bar, barEnd, barFacts, barTitle, strip, workspace } from '../DeckPage.css';
import { useGenerate } from '../useGenerate';
import { LeftOutNote } from './LeftOutNote';
import { OutlineRows } from './OutlineRows';
import { help, scroller, sheet } from './OutlineView.css';

export interface OutlineViewProps {
  deck: Deck;
  /** Reads the deck anew. */
  onReload: () => Promise<void>;
  onGenerated: (deck: Deck) => void;
  /** Goes to the slides that there are. */
  onLeave: () => void;
}

interface OutlineWork {
  title: string;
  outline: readonly DeckOutlineItem[];
}
const isWork = (work: unknown): work is OutlineWork =>
  typeof work === 'object' && work !== null && 'outline' in work && Array.isArray(work.outline);
const draftKeyOf = (deckId: string) => `ppt:${deckId}:outline`;

/** The outline of a deck, which its slides are made from. */
export function OutlineView(props: OutlineViewProps) {
  const unsaved = useUnsaved(draftKeyOf(props.deck.id), isWork);
  return unsaved === undefined ? <Skeleton variant="text" lines={6} /> : <OpenOutline {...props} unsaved={unsaved} />;
}

function OpenOutline({
  deck,
  unsaved,
  onReload,
  onGenerated,
  onLeave,
}: OutlineViewProps & { unsaved: Unsaved<OutlineWork> | null }) {
  const all = usePptText();
  const text = all.outline;
  const { api, drafts } = useFeatureHost();
  const settings = useQuery(pptQueries(api).settings());
  const [kept] = useState<OutlineWork>({ title: deck.title, outline: deck.outline });
  const [work, setWork] = useState(unsaved?.work ?? kept);
  const saveOutline = useMutation(pptMutations(api).saveOutline);
  const { make, isPending: isMaking, problem } = useGenerate(deck, onGenerated);
  const [isAsking, setAsking] = useState(false);
  const model = settings.data?.model ?? null;
  // Words of a source are not written anew unless that is asked for.
  const [isWritten, setWritten] = useState(deck.wording === 'own');
  const autosave = useAutosave<OutlineWork>({
    draftKey: draftKeyOf(deck.id),
    work,
    kept: { revision: unsaved?.revision ?? deck.revision, work: kept },
    save: ({ title, outline }, revision) =>
      saveOutline.mutateAsync({ deckId: deck.id, revision, title: title.trim() || deck.title, outline: [...outline] }),
  });
  const { outline } = work;
  const setOutline = (next: readonly DeckOutlineItem[]) => setWork({ ...work, outline: next });
  const pages = outline.filter(({ level }) => level === 1).length;
  const most = settings.data?.maxSlides ?? 120;
  const generate = () => {
    setAsking(false);
    void make(autosave.flush, isWritten && model !== null ? { isWritten } : {});
  };
  const reload = () => void Promise.resolve(drafts?.write(draftKeyOf(deck.id), null)).then(onReload);
  const keepMine = useKeepMine(deck.id, autosave);
  const saved = useSaved(autosave);
  const hasSlides = deck.slides.length > 0;
  return (
    <div className={workspace}>
      <div className={bar}>
        <h1 className={barTitle}>{text.title}</h1>
        <span className={barFacts}>{[text.facts(pages), all.saved[autosave.saving]].join('，')}</span>
        <div className={barEnd}>
          {hasSlides ? <Button onPress={() => saved(onLeave)}>{text.toSlides}</Button> : null}
          <Button
            variant="primary"
            isPending={isMaking}
            isDisabled={pages === 0 || pages > most}
            onPress={() => (hasSlides ? setAsking(true) : generate())}
          >
            {isMaking ? text.generating : hasSlides ? text.again : text.generate}
          </Button>
        </div>
      </div>
      <div className={scroller}>
        <div className={strip}>
          <SavingNote {...autosave} onReload={reload} onKeepMine={keepMine} />
        </div>
        <div className={sheet}>
          {problem ? <Alert tone="danger">{problem}</Alert> : null}
          {deck.leftOut ? <LeftOutNote leftOut={deck.leftOut} /> : null}
          {pages > most ? <Alert tone="warning">{text.tooMany(most, pages)}</Alert> : null}
          {pages > 60 && pages <= most ? <Alert>{text.many}</Alert> : null}
          <TextField
            label={text.name}
            value={work.title}
            maxLength={100}
            onChange={(title) => setWork({ ...work, title })}
          />
          {model === null ? null : (
            <Checkbox isSelected={isWritten} onChange={setWritten} description={text.writtenHint}>
              {text.written(model)}
            </Checkbox>
          )}
          {outline.length === 0 ? (
            <StateView kind="empty" title={text.empty} description={text.emptyBody} />
          ) : (
            <>
              <p className={help}>{text.help}</p>
              <OutlineRows items={outline} onChange={setOutline} />
            </>
          )}
          <div>
            <Button
              iconStart={<Icon icon={Plus} />}
              onPress={() => setOutline([...outline, { id: newId(), level: 1, text: '' }])}
            >
              {text.add}
            </Button>
          </div>
        </div>
      </div>
      <ConfirmDialog
        title={text.againTitle}
        body={text.againBody}
        confirmLabel={text.again}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={generate}
      />
    </div>
  );
}
