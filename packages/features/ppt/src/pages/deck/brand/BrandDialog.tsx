'use client';
import { acceptedTypes, uploadRules } from '@hengce/api';
import { type Brand, brandedTheme, layoutSlide, type Slide, themeOf } from '@hengce/deck';
import { useFeatureHost } from '@hengce/feature-kit';
import { QueryBody, useOneUpload } from '@hengce/feature-parts';
import { Alert, Button, Dialog, FileUpload, Skeleton, SlideCanvas, Switch, Text, toast } from '@hengce/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { brandKey, decksKey, pptMutations, pptQueries } from '../../../data/ppt';
import { nameOfSlide } from '../../../slide/nameOfSlide';
import { SlideDrawing } from '../../../slide/SlideDrawing';
import { usePptText } from '../../../text';
import type { DeckSession } from '../editor/useDeckSession';
import { pair, stack } from './BrandDialog.css';
import { BrandParts } from './BrandParts';

export interface BrandDialogProps {
  open: DeckSession;
  onClose: () => void;
}

/** Dialog for the brand of the account: read of a .pptx, changed, put on the open deck or taken off, removed. */
export function BrandDialog({ open, onClose }: BrandDialogProps) {
  const text = usePptText().brand;
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const own = useQuery(pptQueries(api).brand());
  const [draft, setDraft] = useState<Brand | null>(null);
  const [isUsed, setUsed] = useState<boolean | null>(null);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const kept = own.data?.brand ?? null;
  const brand = draft ?? kept;
  // A brand that was just read is for this deck.
  const willUse = isUsed ?? (kept === null || open.work.isBranded);
  const done = (next: Brand | null, isBranded: boolean) => {
    client.setQueryData(brandKey, { brand: next });
    void client.invalidateQueries({ queryKey: decksKey });
    open.takeBrand(next, isBranded);
    onClose();
  };
  const save = useMutation({
    ...pptMutations(api).saveBrand,
    onSuccess: (saved) => done(saved, willUse),
    onError: () => toast(text.saveFailed, { tone: 'error' }),
  });
  const remove = useMutation({
    ...pptMutations(api).removeBrand,
    onSuccess() {
      done(null, false);
      toast(text.removed);
    },
    onError: () => toast(text.removeFailed, { tone: 'error' }),
  });
  const read = useMutation(pptMutations(api).readBrand);
  const upload = useOneUpload({
    rule: uploadRules.DeckBrandFile,
    problems: text.problems,
    failed: text.uploadFailed,
    async send(file, onProgress) {
      setDraft(await read.mutateAsync({ file, onProgress }));
      setWrong([]);
    },
  });
  return (
    <Dialog
      title={text.title}
      size="lg"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={() =>
        brand ? (
          <>
            {kept ? (
              <Button
                variant={isAsking ? 'danger' : 'quiet'}
                isPending={remove.isPending}
                onPress={() => (isAsking ? remove.mutate() : setAsking(true))}
              >
                {isAsking ? text.removeNow : text.remove}
              </Button>
            ) : null}
            <Button
              variant="primary"
              isDisabled={wrong.length > 0}
              isPending={save.isPending}
              onPress={() => (draft ? save.mutate(draft) : done(kept, willUse))}
            >
              {text.save}
            </Button>
          </>
        ) : null
      }
    >
      <QueryBody
        query={own}
        text={{ loading: text.opening, failedTitle: text.failedTitle, failedKept: text.failedKept }}
        skeleton={<Skeleton variant="text" lines={4} />}
        headingLevel={3}
      >
        {() => (
          <div className={stack}>
            {brand ? <Preview {...{ open, brand: willUse ? brand : null }} /> : <Text>{text.about}</Text>}
            {brand ? (
              <Switch isSelected={willUse} onChange={setUsed}>
                {text.use}
              </Switch>
            ) : null}
            {brand ? (
              <BrandParts
                // What was typed belongs to the brand that it was typed into.
                key={draft?.logo?.file ?? kept?.logo?.file}
                brand={brand}
                theme={themeOf(open.work.themeId)}
                onChange={setDraft}
                onWrong={(field, isWrong) =>
                  setWrong((before) => [...before.filter((one) => one !== field), ...(isWrong ? [field] : [])])
                }
              />
            ) : null}
            <FileUpload
              label={brand ? text.another : text.file}
              description={text.fileRule}
              variant={brand ? 'button' : 'zone'}
              acceptedFileTypes={acceptedTypes(uploadRules.DeckBrandFile)}
              {...upload}
            />
            {isAsking ? <Alert tone="warning">{text.removeAsked}</Alert> : null}
          </div>
        )}
      </QueryBody>
    </Dialog>
  );
}

/** The first slide and the open one, as they would be shown. */
function Preview({ open, brand }: { open: DeckSession; brand: Brand | null }) {
  const all = usePptText();
  const { work, slide } = open;
  const theme = useMemo(() => brandedTheme(themeOf(work.themeId), brand), [work.themeId, brand]);
  const [first] = work.slides;
  const second = slide !== first ? slide : work.slides.find(({ layout }) => layout !== 'cover');
  return (
    <section className={pair} aria-label={all.brand.preview}>
      {[first, second].map((one) => one && <Drawn key={one.id} {...{ theme, slide: one, aspect: work.aspect }} />)}
    </section>
  );
}

function Drawn({
  slide,
  theme,
  aspect,
}: { slide: Slide } & Pick<Parameters<typeof layoutSlide>[1], 'theme' | 'aspect'>) {
  const scene = useMemo(() => layoutSlide(slide, { theme, aspect }), [slide, theme, aspect]);
  return (
    <SlideCanvas variant="thumbnail" label={nameOfSlide(slide)} aspect={aspect}>
      <SlideDrawing scene={scene} />
    </SlideCanvas>
  );
}
