'use client';
import type { MaterialSlot } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { Button } from '@hengce/ui';
import { materialMutations } from '../../../data/declarations';
import { line, muted, name } from '../ApplicationPage.css';
import { useApplicationText } from '../text';
import { useMaterialChange } from './useMaterialChange';

/** Files of the 材料库 that may serve as a material; a press adds one. Nothing where there are none. */
export function MaterialOffers({ declarationId, slot }: { declarationId: string; slot: MaterialSlot }) {
  const text = useApplicationText().application.materials;
  const { api } = useFeatureHost();
  const reuse = useMaterialChange(declarationId, materialMutations(api, declarationId).reuse);
  const { specId, offers } = slot;
  if (offers.length === 0) return null;
  return (
    <>
      <p className={muted}>{text.offers}</p>
      {offers.map(({ evidenceId, fileName, usedIn: [usedIn] }) => (
        <div key={evidenceId} className={line}>
          <span className={name}>{fileName}</span>
          {usedIn ? <span className={muted}>{text.usedIn(usedIn)}</span> : null}
          <Button
            size="sm"
            aria-label={text.takeOf(fileName)}
            isPending={reuse.isPending && reuse.variables.evidenceId === evidenceId}
            onPress={() => reuse.mutate({ specId, evidenceId })}
          >
            {text.use}
          </Button>
        </div>
      ))}
    </>
  );
}
