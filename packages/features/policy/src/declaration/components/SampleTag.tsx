import type { Declaration } from '@hengce/api';
import { Tag } from '@hengce/ui';
import { useDeclarationText } from './text';

/** A declaration to a sample policy: nothing of it can be filed. */
export function SampleTag({ isSample }: Pick<Declaration, 'isSample'>) {
  const { sample } = useDeclarationText().declaration;
  return isSample ? (
    <Tag size="sm" tone="warning">
      {sample}
    </Tag>
  ) : null;
}
