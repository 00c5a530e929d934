/** How an answer came about; stored per message, never sent to shoppers. */
export type Trace = Record<string, unknown>;

/** The same as its column holds it: what a search that may come again is kept with, since the object takes five times as much. */
export type PackedTrace = { packed: string };
