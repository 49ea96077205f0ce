import { type Aspect, layoutSlide, partsOf, type Slide, themeOf } from '@hengce/deck';
import { memo, useMemo } from 'react';
import { SlideDrawing } from './SlideDrawing';

export interface ThumbnailProps {
  slide: Slide;
  themeId: string;
  aspect: Aspect;
}

/** A slide in small: of one that goes on, its first part. */
export const Thumbnail = memo(function Thumbnail({ slide, themeId, aspect }: ThumbnailProps) {
  const scene = useMemo(() => {
    const theme = themeOf(themeId);
    const [first] = partsOf(slide, theme, aspect);
    return layoutSlide(first?.slide ?? slide, { theme, aspect });
  }, [slide, themeId, aspect]);
  return <SlideDrawing scene={scene} />;
});
