import type { Declaration } from '@hengce/api';
import { Tag } from '@hengce/ui';
import { useDeclarationText } from './text';

/** Tag 示例 of a declaration for a sample policy, which cannot be filed. */
export function SampleTag({ isSample }: Pick<Declaration, 'isSample'>) {
  const { sample } = useDeclarationText().declaration;
  return isSample ? (
    <Tag size="sm" tone="warning">
      {sample}
    </Tag>
  ) : null;
}
