export type { FirmSource } from './directoryRepository';
export { keepEmbeddedFirms } from './embeddedFirms';
export { importFirms } from './importFirms';
export { createAcquisition } from './module';
export { optOut, takeBackOptOut } from './optOut';
export { createFirmWriter } from './writeFirms';
