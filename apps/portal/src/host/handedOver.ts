import type { Artifact } from '@hengce/feature-kit';
import { createStore } from '../session/createStore';

export interface HandedOver {
  to: 'declaration' | 'knowledge';
  artifact: Artifact;
}

/** What one feature handed over (转交) to another that asks where to put it, until that takes it; null when there is nothing. */
export const handedOver = createStore<HandedOver | null>(null);
