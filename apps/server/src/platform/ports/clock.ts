/** Source of all time in the product, so that tests can move it. */
export interface Clock {
  now(): Date;
}
