import { selectRunning } from '../recording-store.ts';

/** The recording of a class that runs now. */
export const findRunning = selectRunning;
