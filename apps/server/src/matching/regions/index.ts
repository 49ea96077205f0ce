export { checkPortals, type Reach, reachByHead } from './checkPortals';
export { importPortals } from './importPortals';
export { createRegions } from './module';
export type { RegionService } from './service';
