import { type Aspect, layoutSlide, partsOf, type Slide, type Theme } from '@hengce/deck';
import { memo, useMemo } from 'react';
import { SlideDrawing } from './SlideDrawing';

export interface ThumbnailProps {
  slide: Slide;
  theme: Theme;
  aspect: Aspect;
}

/** A slide in small: of one that goes on, its first part. */
export const Thumbnail = memo(function Thumbnail({ slide, theme, aspect }: ThumbnailProps) {
  const scene = useMemo(() => {
    const [first] = partsOf(slide, theme, aspect);
    return layoutSlide(first?.slide ?? slide, { theme, aspect });
  }, [slide, theme, aspect]);
  return <SlideDrawing scene={scene} />;
});
