import { createContext } from 'react';
import { type OpenReading, openWorker } from './createReader';

/** Opener of the engine: in a worker; in stories on the page itself. */
export const ReadingContext = createContext<OpenReading>(openWorker);
