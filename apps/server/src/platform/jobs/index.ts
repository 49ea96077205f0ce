export { createJobQueue, type Job, type JobHandlers, type JobQueue } from './queue';
export { enqueueJob, enqueueOwnJob } from './repository';
export { untilStopped } from './untilStopped';
