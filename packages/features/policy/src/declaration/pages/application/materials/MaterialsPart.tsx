'use client';
import type { MaterialSheet } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { QueryBody } from '@hengce/feature-parts';
import { Button, Heading, Skeleton, Text, TextField } from '@hengce/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeclarationText } from '../../../components/text';
import { materialMutations } from '../../../data/declarations';
import { placeId } from '../../../model/formFields';
import { addLine, muted, rows, section, sectionHead } from '../ApplicationPage.css';
import { useApplicationText } from '../text';
import { MaterialRow } from './MaterialRow';
import { useMaterialChange } from './useMaterialChange';

export interface MaterialsPartProps {
  declarationId: string;
  materials: UseQueryResult<MaterialSheet>;
  /** Whether submitting was tried: from then on what is missing is red. */
  isTried: boolean;
}

/** 申报材料: the materials of the notice in its order, and the user's own. */
export function MaterialsPart({ declarationId, materials, isTried }: MaterialsPartProps) {
  const text = useApplicationText().application.materials;
  const { api } = useFeatureHost();
  const add = useMaterialChange(declarationId, materialMutations(api, declarationId).saveSlot);
  const [name, setName] = useState('');
  const { rules } = useDeclarationText().declaration.files;
  const { data } = materials;
  return (
    <section id={placeId('section', 'materials')} className={section} aria-label={text.title}>
      <div className={sectionHead}>
        <Heading level={2}>{text.title}</Heading>
        {data ? <Text variant="meta">{text.basis[data.basis]}</Text> : null}
      </div>
      <QueryBody query={materials} text={text} skeleton={<Skeleton variant="row" lines={5} />}>
        {(data) => (
          <>
            {data.slots.length > 0 && !data.isReadOnly ? (
              <p className={muted}>{text.rules(rules, fileLimit(data))}</p>
            ) : null}
            {data.slots.length > 0 ? (
              <ul className={rows}>
                {data.slots.map((slot) => (
                  <MaterialRow
                    key={slot.specId}
                    declarationId={declarationId}
                    slot={slot}
                    isReadOnly={data.isReadOnly}
                    isTried={isTried}
                  />
                ))}
              </ul>
            ) : null}
            <p className={muted}>{text.naming(data.namingPattern)}</p>
            {data.isReadOnly ? null : (
              <form
                className={addLine}
                onSubmit={(event) => {
                  event.preventDefault();
                  if (name.trim())
                    add.mutate({ name: name.trim(), isRequired: true }, { onSuccess: () => setName('') });
                }}
              >
                <TextField
                  label={text.addName}
                  isLabelHidden
                  placeholder={text.addName}
                  maxLength={100}
                  value={name}
                  onChange={setName}
                />
                <Button type="submit" isDisabled={name.trim() === ''} isPending={add.isPending}>
                  {text.add}
                </Button>
              </form>
            )}
          </>
        )}
      </QueryBody>
    </section>
  );
}

const fileLimit = ({ slots }: MaterialSheet) => Math.max(...slots.map(({ maxFiles }) => maxFiles));
