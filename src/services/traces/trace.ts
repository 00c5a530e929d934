/** How an answer came about; stored per message, never sent to shoppers. */
export type Trace = Record<string, unknown>;
