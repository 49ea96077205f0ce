import { loadChunk } from '@hengce/feature-kit';
import type { ComponentType } from 'react';

/** For `lazy`: a part of the portal whose code, when it does not come, fails like that of a page. */
export const lazyPart =
  <Props>(name: string, load: () => Promise<ComponentType<Props>>) =>
  async () => ({ default: await loadChunk(`portal.${name}`, load) });
