'use client';
import { CircleAlert } from 'lucide-react';
import { useUiText } from '../../provider/Provider';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { Spinner } from '../Progress';
import { bone, bones, failed, veil } from './SlideCanvas.css';
import type { SlideCanvasProps } from './slideCanvasProps';

type SlideVeilProps = Pick<SlideCanvasProps, 'state' | 'message' | 'onRetry'> &
  Required<Pick<SlideCanvasProps, 'variant'>>;

/** Placeholder of a slide that is being made, or failed. */
export function SlideVeil({ variant, state, message, onRetry }: SlideVeilProps) {
  const text = useUiText();
  const isPreview = variant === 'preview';
  if (state === 'generating')
    return (
      <>
        <div className={bones} aria-hidden="true">
          <span className={bone} style={{ width: '64%' }} />
          <span className={bone} style={{ width: '38%' }} />
          <span className={bone} />
        </div>
        {isPreview ? (
          <div className={veil({ variant })} role="status">
            <Spinner />
            {message ?? text.slideGenerating}
          </div>
        ) : null}
      </>
    );
  return (
    <div className={veil({ variant })} role={isPreview ? 'alert' : undefined}>
      <span className={failed}>
        <Icon icon={CircleAlert} />
        {isPreview ? (message ?? text.slideFailed) : null}
      </span>
      {isPreview && onRetry ? (
        <Button size="sm" onPress={onRetry}>
          {text.retry}
        </Button>
      ) : null}
    </div>
  );
}
