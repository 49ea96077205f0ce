'use client';
import { ImageOff } from 'lucide-react';
import { useUiText } from '../../provider/Provider';
import { blocked, picture } from './StreamingMarkdown.css';
import { ownImage } from './safeUrl';

/** Image of our own origin; for any other, a description without a request. */
export function MarkdownImage({ address, alt }: { address: string; alt: string }) {
  const text = useUiText();
  const source = ownImage(address);
  if (source) return <img className={picture} src={source} alt={alt} loading="lazy" />;
  return (
    <span className={blocked}>
      <ImageOff size={14} strokeWidth={1.6} absoluteStrokeWidth aria-hidden />
      {alt ? text.labelled(text.imageBlocked, alt) : text.imageBlocked}
    </span>
  );
}
