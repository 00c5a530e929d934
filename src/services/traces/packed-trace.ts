import { packText, unpackJson } from '../../platform/database/packed-json.ts';
import { storedObject } from '../validation/stored-object.ts';
import type { PackedTrace, Trace } from './trace.ts';

function isPacked(trace: Trace | PackedTrace): trace is PackedTrace {
  return typeof trace['packed'] === 'string';
}

/** A trace as its column is to hold it. */
export function packedTrace(trace: Trace | PackedTrace): PackedTrace {
  return isPacked(trace) ? trace : { packed: packText(traceText(trace)) };
}

/** The text of a trace, which `packText` makes a packed one. */
export function traceText(trace: Trace): string {
  return JSON.stringify(storedObject(trace));
}

/** What a trace says, packed or not. */
export function openedTrace(trace: Trace | PackedTrace): Trace {
  if (!isPacked(trace)) return trace;
  const { v: _version, ...members } = unpackJson(trace.packed) as Trace;
  return members;
}
