import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../platform/db';
import { listAttachments, listEvents } from './eventRepository';
import { stepName } from './machine';
import { stateNames } from './stateNames';
import { toAttachment } from './views';

type S = MainComponents['schemas'];

/** Steps of a declaration with user, time, reason and files, the newest first. */
export async function readEvents(db: Db, declarationId: string): Promise<S['DeclarationEvent'][]> {
  const [events, files] = await Promise.all([listEvents(db, declarationId), listAttachments(db, declarationId)]);
  return events
    .map((event, at) => ({
      id: String(event.id),
      state: event.state,
      stateName: stateNames[event.state],
      name: stepName(events[at - 1]?.state ?? null, event.state),
      actorName: event.actor_name,
      at: event.at.toISOString(),
      note: event.note,
      receiptNo: event.receipt_no,
      files: files.filter(({ event_id }) => event_id === event.id).map(toAttachment),
    }))
    .reverse();
}
