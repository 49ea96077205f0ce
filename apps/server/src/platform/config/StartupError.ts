/** The reason why the process cannot start or go on, where an operator can do something about it: shown as a sentence, without a stack. */
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
