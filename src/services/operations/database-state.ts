/** What can be known of a store before it is opened; the composition root looks at it for `aisle doctor`. */
export type { DatabaseState } from '../../platform/database/inspect-database.ts';
