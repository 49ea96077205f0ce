'use client';
import { isApiError } from '@hengce/api';
import { type Aspect, layoutSlide, type Slide, type Theme } from '@hengce/deck';
import { useFeatureHost } from '@hengce/feature-kit';
import { AiMark, Alert, Button, Dialog, SlideCanvas, TextField } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Deck } from '../../../data/deck';
import { pptMutations } from '../../../data/ppt';
import { nameOfSlide } from '../../../slide/nameOfSlide';
import { SlideDrawing } from '../../../slide/SlideDrawing';
import { usePptText } from '../../../text';
import { caption, pair, stack } from './RewriteDialog.css';

export interface RewriteDialogProps {
  deckId: string;
  theme: Theme;
  aspect: Aspect;
  slide: Slide;
  onTake: (slide: Slide) => void;
  onClose: () => void;
}

/** Dialog in which a model writes a slide anew; both stand side by side, and nothing changes before one is taken. */
export function RewriteDialog({ deckId, theme, aspect, slide, onTake, onClose }: RewriteDialogProps) {
  const all = usePptText();
  const text = all.rewriting;
  const { api } = useFeatureHost();
  const rewrite = useMutation(pptMutations(api).rewrite);
  const [wish, setWish] = useState('');
  const [made, setMade] = useState<Slide | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const write = async () => {
    setProblem(null);
    try {
      setMade(
        await rewrite.mutateAsync({
          deckId,
          slide: slide as Deck['slides'][number],
          ...(wish.trim() && { wish: wish.trim() }),
        }),
      );
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(error.kind === 'rejected' ? error.message : text.failed);
    }
  };
  const draw = (one: Slide, name: string) => (
    <div>
      <p className={caption}>{name}</p>
      <SlideCanvas label={`${name}：${nameOfSlide(one)}`}>
        <SlideDrawing scene={layoutSlide(one, { theme, aspect })} isRead />
      </SlideCanvas>
    </div>
  );
  return (
    <Dialog
      title={text.title}
      size="lg"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={() => (
        <>
          <Button isPending={rewrite.isPending} onPress={() => void write()}>
            {rewrite.isPending ? text.writing : made ? text.again : text.write}
          </Button>
          <Button variant="primary" isDisabled={!made || rewrite.isPending} onPress={() => made && onTake(made)}>
            {text.take}
          </Button>
        </>
      )}
    >
      <div className={stack}>
        <TextField
          label={text.wish}
          placeholder={text.wishPlaceholder}
          value={wish}
          maxLength={200}
          onChange={setWish}
        />
        {problem ? <Alert tone="danger">{problem}</Alert> : null}
        <div className={pair}>
          {draw(slide, text.before)}
          {made ? draw(made, text.after) : null}
        </div>
        {made ? <AiMark note={text.check} /> : null}
      </div>
    </Dialog>
  );
}
