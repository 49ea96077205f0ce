export { createJobQueue, enqueueJob, type Job, type JobHandlers, type JobQueue } from './queue';
