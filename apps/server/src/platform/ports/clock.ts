/** All time in the product comes from here, so that tests can move it. */
export interface Clock {
  now(): Date;
}
