/** A reply that does not keep the contract: a bug of ours, never of the caller. */
export class ContractViolation extends Error {
  override name = 'ContractViolation';
}
