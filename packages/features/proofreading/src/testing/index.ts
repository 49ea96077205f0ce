export { type ProofreadingServerOptions, proofreadingServer } from './proofreadingServer';
