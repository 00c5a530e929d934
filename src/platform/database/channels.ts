/** Channels that nodes on PostgreSQL wake each other with. */
export const CHANGE_CHANNEL = 'aisle_change';
export const JOB_CHANNEL = 'aisle_job';
