import type { BaseContext } from '../context.ts';
import { isServerOperator } from './store.ts';

/** Whether a person runs this server: makes, enables and disables companies. */
export async function isOperator(base: Pick<BaseContext, 'db'>, userId: string): Promise<boolean> {
  return isServerOperator(base, userId);
}
