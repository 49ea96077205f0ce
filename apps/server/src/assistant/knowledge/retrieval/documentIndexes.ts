import { fold } from '@hengce/text';
import type { Db } from '../../../platform/db';
import type { Segment } from '../../../platform/textIndex';
import { SegmentBuilder } from '../../../platform/textIndex';
import { groupBy } from '../../../platform/vocabulary';
import { listForIndex } from '../chunkRepository';

interface Indexed {
  revision: number;
  chunkIds: string[];
  segment: Segment;
  bytes: number;
}

/** Id of a document and the revision that its search index must have. */
export interface DocumentStamp {
  id: string;
  revision: number;
}

const headingWeight = { weight: 0.6, usualLength: 12, lengthPenalty: 0.2 };
const textWeight = { weight: 1, usualLength: 400, lengthPenalty: 0.6 };
const maxBytes = 200_000_000;

/**
 * Search indexes of recently searched documents, in memory; rebuilt when the revision differs. They know no owners:
 * callers pass ids that the database chose by owner.
 */
export function createDocumentIndexes(db: Db) {
  const kept = new Map<string, Indexed>();
  let bytes = 0;

  const drop = (id: string) => {
    bytes -= kept.get(id)?.bytes ?? 0;
    kept.delete(id);
  };

  const load = async (ownerId: string, stale: readonly DocumentStamp[]): Promise<void> => {
    const rows = await listForIndex(
      db,
      ownerId,
      stale.map(({ id }) => id),
    );
    const byDocument = groupBy(rows, (row) => row.document_id);
    for (const { id, revision } of stale) {
      const chunks = byDocument.get(id) ?? [];
      const builder = new SegmentBuilder();
      for (const chunk of chunks) {
        builder.addField(fold(chunk.heading), headingWeight);
        builder.addField(fold(chunk.text), textWeight);
        builder.endDocument();
      }
      const segment = builder.finish();
      drop(id);
      const size = segment.bytes + 100 * chunks.length;
      kept.set(id, {
        revision: chunks[0]?.revision ?? revision,
        chunkIds: chunks.map((chunk) => chunk.id),
        segment,
        bytes: size,
      });
      bytes += size;
    }
  };

  return {
    /** The indexes of these documents of an owner, in their order. */
    async of(ownerId: string, documents: readonly DocumentStamp[]): Promise<Pick<Indexed, 'chunkIds' | 'segment'>[]> {
      const stale = documents.filter(({ id, revision }) => (kept.get(id)?.revision ?? -1) < revision);
      if (stale.length > 0) await load(ownerId, stale);
      const found = documents.flatMap(({ id }) => {
        const one = kept.get(id);
        if (one === undefined) return [];
        // Those that were used last go last.
        kept.delete(id);
        kept.set(id, one);
        return [one];
      });
      for (const id of kept.keys()) {
        if (bytes <= maxBytes) break;
        drop(id);
      }
      return found;
    },
  };
}

export type DocumentIndexes = ReturnType<typeof createDocumentIndexes>;
