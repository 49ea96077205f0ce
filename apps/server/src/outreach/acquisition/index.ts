export { keepEmbeddedFirms } from './embeddedFirms';
export { importFirms } from './importFirms';
export { createAcquisition } from './module';
export { optOut, takeBackOptOut } from './optOut';
export { createFirmWriter, type FirmSource } from './writeFirms';
