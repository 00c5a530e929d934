import { AppError } from '../../../errors.ts';
import { openIsolated } from '../../../platform/workers/isolated.ts';
import { charsetFault } from '../files/tell-encoding.ts';
import type { OpenedFile, TablePiece } from './open-table.ts';
import type { TableReply, TableTask } from './read-table-task.ts';

const extension = import.meta.url.endsWith('.ts') ? '.ts' : '.js';
/** A call reads one part; the first one unpacks the file and looks at its kind. */
const limits = { heapMb: 512, timeoutMs: 60_000 };

/** A file of records that a thread of its own reads; to be closed. */
export type IsolatedTable = {
  name: string;
  open(): Promise<OpenedFile>;
  /** Once it is open: what is wrong with the charset that was announced. */
  charsetFault(): string | undefined;
  close(): Promise<void>;
};

/**
 * A file from outside as a list of records, parsed in a thread of its own. The bytes go over to it and are empty here afterwards.
 *
 * What it throws while it is read: `invalid_request` for what is no list of records or is built to do harm, and
 * `IsolatedWorkEnded` when reading takes too long or too much memory.
 */
export function openIsolatedTable(name: string, bytes: Uint8Array, contentType = ''): IsolatedTable {
  const isolated = openIsolated(new URL(`./read-table-task${extension}`, import.meta.url), limits);
  const ask = async (task: TableTask, transfer: ArrayBuffer[] = []): Promise<TableReply> => {
    const reply = await isolated.call<TableReply>(task, transfer);
    if ('refused' in reply) throw new AppError('invalid_request', reply.refused);
    return reply;
  };
  let columns: readonly string[] = [];
  let fault: string | undefined;
  async function* parts(): AsyncGenerator<TableReply> {
    for (let task: TableTask = { do: 'rewind' }; ; task = { do: 'next' }) {
      const reply = await ask(task);
      if ('columns' in reply && reply.columns) columns = reply.columns;
      yield reply;
      if ('done' in reply && reply.done) return;
    }
  }
  async function* pieces(): AsyncGenerator<TablePiece> {
    for await (const reply of parts()) if ('rows' in reply) yield reply;
  }
  async function* records() {
    for await (const reply of parts()) if ('records' in reply) yield* reply.records;
  }
  return {
    name: name.replace(/\.gz$/i, ''),
    async open() {
      // Bytes that share their memory with others cannot go over.
      const own = bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
      const reply = await ask({ do: 'open', name, bytes: own, contentType }, [own.buffer as ArrayBuffer]);
      if (!('kind' in reply)) throw new Error('The reader of tables gave another answer.');
      fault = reply.kind === 'xlsx' ? undefined : charsetFault(reply.charset);
      return reply.kind === 'wire'
        ? { wire: records() }
        : { table: { kind: reply.kind, columns: () => columns, pieces } };
    },
    charsetFault: () => fault,
    close: () => isolated.close(),
  };
}
