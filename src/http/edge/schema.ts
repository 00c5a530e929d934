import type { Reader } from './faults.ts';

/** The part of JSON Schema that contract schemas use. */
export type Schema = {
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  patternProperties?: Readonly<Record<string, Schema>>;
  additionalProperties?: boolean | Schema;
  maxProperties?: number;
  propertyNames?: { maxLength: number };
  readOnly?: boolean;
  /** Our own mark: the limits of `user_metadata` apply. */
  'x-user-metadata'?: boolean;
};

/** Makes the reader of a schema; handed to the readers of composed schemas. */
export type Compile = (schema: Schema) => Reader;
