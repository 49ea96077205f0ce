'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { useEffect, useRef, useState } from 'react';
import { dropHanded, type Handed, keepHanded, readHanded } from '../../../model/handed';

const keepMs = 400;

/** A text that another page gave for this one, and what is changed in it before it is taken; it comes back after a reload. */
export function useHanded(): { handed: Handed | null; setText: (text: string) => void; drop: () => void } {
  const { drafts } = useFeatureHost();
  const [handed, setHanded] = useState<Handed | null>(null);
  const unkept = useRef<Handed>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    let isCurrent = true;
    void (drafts ? readHanded(drafts) : Promise.resolve(null)).then((found) => {
      if (isCurrent) setHanded(found);
    });
    return () => {
      isCurrent = false;
      clearTimeout(timer.current);
      if (drafts && unkept.current) void keepHanded(drafts, unkept.current);
      unkept.current = undefined;
    };
  }, [drafts]);
  return {
    handed,
    setText(text) {
      if (!handed) return;
      const next = { ...handed, text };
      setHanded(next);
      unkept.current = next;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (drafts) void keepHanded(drafts, next);
        unkept.current = undefined;
      }, keepMs);
    },
    drop() {
      clearTimeout(timer.current);
      unkept.current = undefined;
      if (drafts) void dropHanded(drafts);
      setHanded(null);
    },
  };
}
