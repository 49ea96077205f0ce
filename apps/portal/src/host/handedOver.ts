import type { Artifact } from '@hengce/feature-kit';
import { createStore } from '../session/createStore';

/** What one feature has given for another to take, until it is taken or left. */
export const handedOver = createStore<Artifact | null>(null);
