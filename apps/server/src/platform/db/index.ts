export { DatabaseAway } from './DatabaseAway';
export type { Db, SqlValue } from './Db';
export { lockUser } from './lockUser';
export { openDatabase } from './openDatabase';
export { noteAction } from './operatorActions';
