import { takeFromAddress } from './takeFromAddress';

// The first module of the portal: the token is out of the address before anything renders, asks or is logged (threat S2).
const taken = takeFromAddress(window.location);
if (taken.token !== undefined) window.history.replaceState(window.history.state, '', taken.rest);

export const addressToken = taken.token;
