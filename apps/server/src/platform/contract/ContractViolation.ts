/** Error about a reply that breaks the contract: a bug of ours, never of the caller. */
export class ContractViolation extends Error {
  override name = 'ContractViolation';
}
