import type { SearchStateCodec } from '@hengce/feature-kit';
import type { DocumentsQuery } from '../../data/knowledge';

export const kinds = ['pdf', 'docx', 'xlsx', 'txt', 'md'] as const satisfies readonly DocumentsQuery['fileKind'][];
export const parseStates = [
  'running',
  'ready',
  'partial',
  'failed',
  'old',
] as const satisfies readonly DocumentsQuery['parseState'][];

export interface KnowledgeState {
  /** Id of the base; empty for the first. */
  base: string;
  folder: string;
  q: string;
  kind: (typeof kinds)[number] | '';
  parse: (typeof parseStates)[number] | '';
  page: number;
  /** Id of the open document; empty for none. */
  doc: string;
  /** Page shown beside the chunks; 0 for none. */
  at: number;
  /** Whether the upload dialog is open, for links from other pages. */
  upload: boolean;
}

const short = (value: string | null, most = 100) => [...(value ?? '').trim()].slice(0, most).join('');
const id = (value: string | null) => (/^[A-Za-z0-9_-]{8,64}$/.test(value ?? '') ? (value ?? '') : '');
const count = (value: string | null, least: number) => {
  const number = Number(value);
  return Number.isInteger(number) && number >= least && number <= 100_000 ? number : least;
};

/**
 * State of the page in its address: base, folder, filters, page, open document and whether the upload is open.
 * Unreadable values count as absent.
 */
export const knowledgeState: SearchStateCodec<KnowledgeState> = {
  parse: (params) => ({
    base: id(params.get('base')),
    folder: id(params.get('folder')),
    q: short(params.get('q')),
    kind: kinds.find((kind) => kind === params.get('kind')) ?? '',
    parse: parseStates.find((state) => state === params.get('parse')) ?? '',
    page: count(params.get('page'), 1),
    doc: id(params.get('doc')),
    at: count(params.get('at'), 0),
    upload: params.get('upload') === '1',
  }),
  format: ({ page, at, upload, ...words }) => {
    const params = new URLSearchParams();
    for (const [name, value] of Object.entries(words)) if (value) params.set(name, value);
    if (page > 1) params.set('page', String(page));
    if (at > 0) params.set('at', String(at));
    if (upload) params.set('upload', '1');
    return params;
  },
};

/** Filters of the list, switched off. */
export const noFilter = { q: '', kind: '', parse: '', page: 1 } as const satisfies Partial<KnowledgeState>;
