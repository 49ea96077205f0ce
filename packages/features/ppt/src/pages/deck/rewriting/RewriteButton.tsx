'use client';
import { type Slide, writtenLayouts } from '@hengce/deck';
import { useFeatureHost } from '@hengce/feature-kit';
import { Button, Icon } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { pptQueries } from '../../../data/ppt';
import { usePptText } from '../../../text';
import { RewriteDialog, type RewriteDialogProps } from './RewriteDialog';

/** Button for another version of a slide by the model; nothing without a model, and for layouts that it does not write. */
export function RewriteButton({ deckId, theme, aspect, slide, onTake }: Omit<RewriteDialogProps, 'onClose'>) {
  const text = usePptText().rewriting;
  const { api } = useFeatureHost();
  const settings = useQuery(pptQueries(api).settings());
  const [asked, setAsked] = useState<Slide | null>(null);
  if (!settings.data?.model || !writtenLayouts.some((layout) => layout === slide.layout)) return null;
  return (
    <>
      <Button size="sm" iconStart={<Icon icon={Sparkles} size="sm" />} onPress={() => setAsked(slide)}>
        {text.open}
      </Button>
      {asked ? (
        <RewriteDialog
          {...{ deckId, theme, aspect }}
          slide={asked}
          onTake={(made) => {
            onTake(made);
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}
