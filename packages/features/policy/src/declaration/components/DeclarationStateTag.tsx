import type { Declaration } from '@hengce/api';
import { Tag, type TagTone } from '@hengce/ui';

const tones: Readonly<Record<Declaration['state'], TagTone>> = {
  draft: 'neutral',
  evaluating: 'neutral',
  preparing: 'accent',
  internal_review: 'accent',
  ready: 'accent',
  submitted_external: 'neutral',
  accepted: 'neutral',
  correction: 'warning',
  reviewing: 'neutral',
  publicised: 'success',
  approved: 'success',
  rejected: 'danger',
  paying: 'success',
  paid: 'success',
  obligations: 'neutral',
  closed: 'outline',
  withdrawn: 'outline',
  expired: 'outline',
};

/** Tag with the state of a declaration, in the server's words. */
export const DeclarationStateTag = ({ state, stateName }: Pick<Declaration, 'state' | 'stateName'>) => (
  <Tag tone={tones[state]}>{stateName}</Tag>
);
