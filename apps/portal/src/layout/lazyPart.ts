import { ChunkLoadError } from '@hengce/feature-kit';
import type { ComponentType } from 'react';

/** For `lazy`: a part of the portal whose code, when it cannot be fetched, fails like that of a page. */
export const lazyPart =
  <Props>(name: string, load: () => Promise<ComponentType<Props>>) =>
  async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      throw new ChunkLoadError(`portal.${name}`, cause);
    }
  };
