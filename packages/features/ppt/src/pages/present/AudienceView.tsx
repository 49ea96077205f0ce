'use client';
import type { ShownSlide } from '@hengce/deck';
import { SlideDrawing } from '../../slide/SlideDrawing';
import { usePptText } from '../../text';
import { PointedSlide } from './PointedSlide';
import { half, screen, screenSlide, visuallyHidden } from './PresentPage.css';
import type { Presentation } from './usePresentation';

export interface AudienceViewProps {
  shown: readonly ShownSlide[];
  presentation: Presentation;
}

/** One slide over the whole window. The left half of it goes back, the rest goes on, for fingers as for a mouse. */
export function AudienceView({ shown, presentation: { at, isBlack, point, go } }: AudienceViewProps) {
  const text = usePptText().present;
  const current = shown[at];
  return (
    <div className={screen}>
      {current && !isBlack ? (
        <div
          className={screenSlide}
          style={{ width: `min(100vw, calc(100dvh * ${current.scene.width} / ${current.scene.height}))` }}
        >
          <PointedSlide point={point}>
            <SlideDrawing scene={current.scene} isRead />
          </PointedSlide>
        </div>
      ) : (
        <p className={visuallyHidden}>{text.blackScreen}</p>
      )}
      <p className={visuallyHidden} aria-live="polite">
        {text.at(at + 1, shown.length)}
      </p>
      <button type="button" className={half.back} aria-label={text.previous} onClick={() => go(at - 1)} />
      <button type="button" className={half.on} aria-label={text.next} onClick={() => go(at + 1)} />
    </div>
  );
}
