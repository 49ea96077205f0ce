/**
 * Error that keeps the process from starting or going on and that an operator can resolve: shown as a sentence, without
 * a stack.
 */
export class StartupError extends Error {
  override name = 'StartupError';
  constructor(
    message: string,
    /** 2 for wrong configuration, 1 for everything else. */
    readonly exitCode: 1 | 2 = 1,
  ) {
    super(message);
  }
}
