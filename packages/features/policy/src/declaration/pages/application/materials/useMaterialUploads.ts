'use client';
import { fileSize, type MaterialSlot, uploadRules } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { type Uploads, useUploads } from '@hengce/feature-parts';
import { toast } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { useDeclarationText } from '../../../components/text';
import { materialMutations } from '../../../data/declarations';
import { useApplicationText } from '../text';
import { useMaterialChange, useTakeMaterials } from './useMaterialChange';

export interface MaterialTarget {
  /** File that is replaced; another file of the material without it. */
  replaces?: string;
}

/** Uploads of files into a material. A replacement can be undone. */
export function useMaterialUploads(declarationId: string, { specId }: MaterialSlot): Uploads<MaterialTarget> {
  const text = useApplicationText().application.materials;
  const { files: words } = useDeclarationText().declaration;
  const { api } = useFeatureHost();
  const mutations = materialMutations(api, declarationId);
  const { mutateAsync: upload } = useMutation(mutations.upload);
  const remove = useMaterialChange(declarationId, mutations.removeVersions);
  const take = useTakeMaterials(declarationId);
  return useUploads<MaterialTarget>({
    rule: uploadRules.MaterialFile,
    problemOf: (problem, { name, size }) => words[problem](name, fileSize(size)),
    lost: text.lost,
    async send(file, { replaces }, onProgress) {
      const sheet = await upload({ specId, file, onProgress, ...(replaces === undefined ? {} : { replaces }) });
      await take(sheet);
      const slot = sheet.slots.find((each) => each.specId === specId);
      const [newest, former] = slot?.files.find(({ slotFileId }) => slotFileId === replaces)?.versions ?? [];
      if (newest && former)
        toast(text.replaced(former.fileName, newest.fileName), {
          action: {
            label: text.undo,
            onPress: () => remove.mutate({ versionIds: [newest.versionId], isRemoved: true }),
          },
        });
    },
  });
}
