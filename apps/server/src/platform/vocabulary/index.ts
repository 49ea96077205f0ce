export { createTurns } from './createTurns';
export { csvLine, csvMark } from './csv';
export { fuse } from './fuse';
export { groupBy } from './groupBy';
export { hashOf } from './hashOf';
export { createId } from './ids';
export { industries, industryName } from './industries';
export { isRecord } from './isRecord';
export {
  deadlineLabels,
  kindLabels,
  levelLabels,
  provenanceLabels,
  relationLabels,
  statusLabels,
  supportLabels,
  windowLabels,
} from './labels';
export { placeToReach, reachesPlace, reachName, regionsReaching, toldReach } from './reach';
export {
  isWithin,
  leadingRegion,
  nationCode,
  placeOf,
  places,
  placesIn,
  provinceOf,
  provincesAndCities,
  regionCodeOf,
  regionCodesIn,
  regionName,
  regionParent,
} from './regions';
export { rememberAnswers } from './rememberAnswers';
export { after, day, hour, minute, second } from './time';
export { createKey, createToken, hashToken, looksLikeToken } from './tokens';
