export { DatabaseAway } from './DatabaseAway';
export type { Db, SqlValue } from './Db';
export { buildEmptyDatabase } from './emptyDatabase';
export { lockUser } from './lockUser';
export { openDatabase } from './openDatabase';
export { noteAction } from './operatorActions';
export { ping } from './ping';
