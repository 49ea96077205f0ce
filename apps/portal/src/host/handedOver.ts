import type { Artifact } from '@hengce/feature-kit';
import { createStore } from '../session/createStore';

/** Artifact that one feature handed over (转交) to another, until that takes it; null when there is none. */
export const handedOver = createStore<Artifact | null>(null);
