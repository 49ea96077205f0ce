'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { useEffect, useState } from 'react';
import { dropHanded, type Handed, readHanded } from '../../../model/handed';

/** A text that another page gave for this one. */
export function useHanded(): { handed: Handed | null; drop: () => void } {
  const { drafts } = useFeatureHost();
  const [handed, setHanded] = useState<Handed | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void (drafts ? readHanded(drafts) : Promise.resolve(null)).then((found) => {
      if (isCurrent) setHanded(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [drafts]);
  return {
    handed,
    drop() {
      if (drafts) void dropHanded(drafts);
      setHanded(null);
    },
  };
}
