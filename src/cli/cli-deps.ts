import type { BaseContext } from '../services/context.ts';
import type { DatabaseState } from '../services/operations/database-state.ts';

/** A server that runs in this process. */
export type RunningServer = {
  /** Where it is reached, without a slash at the end. */
  baseUrl: string;
  adminUrl: string | undefined;
  base: BaseContext;
  /** Drains, stops the workers, seals what is in memory, closes the store. */
  close(): Promise<void>;
};

/** Where the store lies, and which AISLE_… variables mean nothing; no secrets. */
export type Configuration = {
  dataFolder: string;
  isPostgres: boolean;
  /** Where people reach the server, without a slash at the end. */
  publicUrl: string;
  unknownVariables: readonly string[];
};

/**
 * What the composition root (`src/start.ts`, whose `main(argv)` builds the program with these) hands to the commands;
 * a command never opens a store or a port by itself.
 */
export type CliDeps = {
  /** Opens store, queue and indexes for one command, after migrating; safe beside a running server. The caller closes it. */
  open(): Promise<{ base: BaseContext; close(): Promise<void> }>;
  /** Opens a store of its own in a temporary folder, which closing removes. */
  openScratch(): Promise<{ base: BaseContext; close(): Promise<void> }>;
  /** Starts the server as the environment says; resolves once it takes requests. Throws an Error whose message says the fix. */
  serve(): Promise<RunningServer>;
  /** Every environment variable with its default, for `aisle serve --help` and `aisle doctor`. */
  variables(): readonly { name: string; default: string; description: string }[];
  /** Where the store lies, as the environment says. Throws an Error named ConfigError that lists every problem. */
  configuration(): Configuration;
  /** Looks at the store without opening, migrating or making it, for `aisle doctor`. */
  inspectStore(): Promise<DatabaseState>;
  /** The process's streams and environment, so that commands can be tested in-process. */
  stdout: NodeJS.WritableStream;
  stderr: NodeJS.WritableStream & { isTTY?: boolean };
  stdin: NodeJS.ReadableStream & { isTTY?: boolean };
};
