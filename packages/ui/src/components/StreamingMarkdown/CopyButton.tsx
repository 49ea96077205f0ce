'use client';
import { Check, Copy, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '../../browser/copyText';
import { useUiText } from '../../provider/Provider';
import { Button } from '../Button';

const icons = { idle: Copy, copied: Check, failed: X };

/** Button that copies, and shows for two seconds whether it worked. */
export function CopyButton({ value }: { value: string }) {
  const text = useUiText();
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), 2000);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => setState((await copyText(value)) ? 'copied' : 'failed');
  const Glyph = icons[state];
  return (
    <Button
      variant="quiet"
      size="sm"
      iconStart={<Glyph size={14} strokeWidth={1.6} absoluteStrokeWidth aria-hidden />}
      onPress={copy}
    >
      <span aria-live="polite">{{ idle: text.copyCode, copied: text.copied, failed: text.copyFailed }[state]}</span>
    </Button>
  );
}
