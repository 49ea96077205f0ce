'use client';
import type { DeclarationDetail } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { chineseDate } from '@hengce/text';
import { Button, DatePicker, Link, TextField } from '@hengce/ui';
import { useState } from 'react';
import { FactSection } from '../../../shared/components/facts/FactSection';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { wasFiled } from '../../components/states';
import { useDeclarationMutation } from '../../components/useDeclarationChange';
import { trackingMutations } from '../../data/declarations';
import { actions, muted } from './DeclarationDetailPage.css';
import { EntryDialog } from './EntryDialog';
import { useDeclarationDetailText } from './text';

/** 公示: where and until when the declaration is on public display; nothing before it is filed. */
export function PublicityPart({ declaration }: { declaration: DeclarationDetail }) {
  const text = useDeclarationDetailText().declarationDetail;
  const hrefs = usePolicyHrefs();
  const [isEditing, setEditing] = useState(false);
  const { publicity } = declaration;
  if (!publicity && !wasFiled(declaration)) return null;
  return (
    <FactSection title={text.publicity}>
      {publicity ? (
        <>
          {publicity.startsOn || publicity.endsOn ? (
            <p className={muted}>
              {text.days(
                publicity.startsOn && chineseDate(publicity.startsOn),
                publicity.endsOn && chineseDate(publicity.endsOn),
              )}
            </p>
          ) : null}
          {publicity.publicityId ? (
            <Link variant="standalone" href={hrefs.publicity(publicity.publicityId)}>
              {text.toPublicity}
            </Link>
          ) : publicity.url ? (
            <Link variant="standalone" href={publicity.url} isExternal>
              {text.toPublicity}
            </Link>
          ) : null}
        </>
      ) : (
        <p className={muted}>{text.noPublicity}</p>
      )}
      <span className={actions}>
        <Button size="sm" onPress={() => setEditing(true)}>
          {publicity ? text.edit : text.record}
        </Button>
      </span>
      {isEditing ? <PublicityDialog declaration={declaration} onClose={() => setEditing(false)} /> : null}
    </FactSection>
  );
}

function PublicityDialog({ declaration, onClose }: { declaration: DeclarationDetail; onClose: () => void }) {
  const text = useDeclarationDetailText().declarationDetail;
  const { api } = useFeatureHost();
  const { id, publicity } = declaration;
  const save = useDeclarationMutation(id, trackingMutations(api, id).setPublicity);
  const [url, setUrl] = useState(publicity?.url ?? '');
  const [startsOn, setStartsOn] = useState(publicity?.startsOn ?? null);
  const [endsOn, setEndsOn] = useState(publicity?.endsOn ?? null);
  const isWrong = url.trim() !== '' && !/^https?:\/\/\S+$/.test(url.trim());
  return (
    <EntryDialog
      title={text.publicity}
      isPending={save.isPending}
      isIncomplete={isWrong}
      onClose={onClose}
      onSave={() =>
        save.mutate(
          {
            ...(url.trim() ? { url: url.trim() } : {}),
            ...(publicity?.publicityId ? { publicityId: publicity.publicityId } : {}),
            ...(startsOn ? { startsOn } : {}),
            ...(endsOn ? { endsOn } : {}),
          },
          { onSuccess: onClose },
        )
      }
    >
      <TextField
        label={text.publicityUrl}
        maxLength={500}
        value={url}
        onChange={setUrl}
        errorMessage={isWrong ? text.publicityWrong : undefined}
      />
      <DatePicker label={text.startsOn} isOptional value={startsOn} onChange={setStartsOn} />
      <DatePicker label={text.endsOn} isOptional value={endsOn} onChange={setEndsOn} />
    </EntryDialog>
  );
}
