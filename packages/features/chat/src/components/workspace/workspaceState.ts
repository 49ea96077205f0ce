import type { SearchStateCodec } from '@hengce/feature-kit';

export interface WorkspaceState {
  /** The conversation; empty for a new one. */
  c: string;
  /** Words that the field begins with. */
  q: string;
  /** A knowledge base to answer from. */
  kb: string;
  /** A document to answer from. */
  doc: string;
  /** A policy that is asked about, and a clause of it. */
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
