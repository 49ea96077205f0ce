import { loadChunk } from '@hengce/feature-kit';
import type { ComponentType } from 'react';

/**
 * Loader for React's `lazy` of a part of the portal; code that cannot be fetched fails with the same error as that of a
 * page.
 */
export const lazyPart =
  <Props>(name: string, load: () => Promise<ComponentType<Props>>) =>
  async () => ({ default: await loadChunk(`portal.${name}`, load) });
