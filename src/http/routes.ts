import type { App } from './server.ts';

/** Every route of the product; each owner of one adds a line. */
export function addRoutes(_app: App): void {}
