import type { SearchStateCodec } from '@hengce/feature-kit';

export interface WorkspaceState {
  /** Id of the conversation; empty for a new one. */
  c: string;
  /** Initial text of the input. */
  q: string;
  /** Id of a knowledge base to answer from; empty for none. */
  kb: string;
  /** Id of a document to answer from; empty for none. */
  doc: string;
  /** Id of a policy to ask about, with a clause; empty for none. */
  policy: string;
  clause: string;
}

const id = (value: string | null): string => (value && /^[A-Za-z0-9_-]{3,64}$/.test(value) ? value : '');

export const workspaceState: SearchStateCodec<WorkspaceState> = {
  parse: (params) => ({
    c: id(params.get('c')),
    q: params.get('q')?.slice(0, 2000) ?? '',
    kb: id(params.get('kb')),
    doc: id(params.get('doc')),
    policy: id(params.get('policy')),
    clause: params.get('clause')?.slice(0, 64) ?? '',
  }),
  format: (state) => new URLSearchParams(Object.entries(state).filter(([, value]) => value !== '')),
};
