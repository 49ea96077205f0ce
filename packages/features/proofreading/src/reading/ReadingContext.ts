import { createContext } from 'react';
import { type OpenReading, openWorker } from './createReader';

/** Where texts are read: in a worker; in stories on the page itself. */
export const ReadingContext = createContext<OpenReading>(openWorker);
