export { createJobQueue, type Job, type JobHandlers, type JobQueue } from './queue';
export { enqueueJob } from './repository';
