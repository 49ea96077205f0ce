'use client';
import { acceptedTypes, uploadRules } from '@hengce/api';
import type { SlideOf } from '@hengce/deck';
import { useFeatureHost } from '@hengce/feature-kit';
import { useOneUpload } from '@hengce/feature-parts';
import { Button, FileUpload } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { pptMutations } from '../../../data/ppt';
import { withSlot } from '../../../model/slots';
import { usePptText } from '../../../text';
import { slot } from './FieldsPanel.css';

export interface PictureFieldProps {
  deckId: string;
  slide: SlideOf<'picture'>;
  onChange: (slide: SlideOf<'picture'>) => void;
}

/** The picture of a slide: uploaded, replaced by another one, or taken off. */
export function PictureField({ deckId, slide, onChange }: PictureFieldProps) {
  const text = usePptText().picture;
  const { api } = useFeatureHost();
  const upload = useMutation(pptMutations(api).uploadPicture);
  // What is written in other fields while it uploads stays.
  const latest = useRef(slide);
  latest.current = slide;
  const put = (image: Omit<SlideOf<'picture'>['data']['image'], 'alt'>) =>
    onChange(withSlot(latest.current, 'image', { ...image, alt: latest.current.data.image.alt }));
  const chosen = useOneUpload({
    rule: uploadRules.DeckPictureFile,
    problems: text.problems,
    failed: text.failed,
    send: async (file, onProgress) => put(await upload.mutateAsync({ deckId, file, onProgress })),
  });
  return (
    <div className={slot} data-slot="image">
      <FileUpload
        label={slide.data.image.file === '' ? text.label : text.another}
        description={text.rule}
        acceptedFileTypes={acceptedTypes(uploadRules.DeckPictureFile)}
        {...chosen}
      />
      {slide.data.image.file === '' ? null : (
        <div>
          <Button size="sm" onPress={() => put({ file: '', width: 0, height: 0 })}>
            {text.remove}
          </Button>
        </div>
      )}
    </div>
  );
}
