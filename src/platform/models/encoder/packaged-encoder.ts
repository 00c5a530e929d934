import { type Isolated, openIsolated } from '../../workers/isolated.ts';
import { ModelError } from '../models.ts';

const extension = import.meta.url.endsWith('.ts') ? '.ts' : '.js';
const limits = { heapMb: 512, timeoutMs: 60_000 };

/** What the encoder goes by where a name is asked for. */
export const packagedEncoderName = 'english';

/** The encoder of the optional packages, in a thread of its own that is opened with the first call. */
export type PackagedEncoder = {
  /** One vector a text. Throws `ModelError`: `unknown_model` where the packages are not installed. */
  embed(texts: readonly string[], signal: AbortSignal): Promise<number[][]>;
  /** Loads the weights, which the first message would otherwise wait for. */
  warm(): void;
  close(): Promise<void>;
};

/** A packaged encoder that nothing has been asked of yet; texts of several calls are encoded one call after the other. */
export function createPackagedEncoder(): PackagedEncoder {
  let thread: Isolated | undefined;
  const encode = async (texts: readonly string[]): Promise<number[][]> => {
    thread ??= openIsolated(new URL(`./encode${extension}`, import.meta.url), limits);
    const { vectors } = await thread.call<{ vectors: number[][] | undefined }>(texts);
    if (vectors === undefined) throw new ModelError('unknown_model');
    return vectors;
  };
  return {
    embed: async (texts, signal) => {
      const gone = Promise.withResolvers<never>();
      const onAbort = () => gone.reject(signal.reason);
      signal.throwIfAborted();
      signal.addEventListener('abort', onAbort, { once: true });
      try {
        return await Promise.race([encode(texts), gone.promise]);
      } finally {
        signal.removeEventListener('abort', onAbort);
      }
    },
    warm: () => void encode(['']).catch(() => undefined),
    close: async () => {
      await thread?.close();
    },
  };
}
