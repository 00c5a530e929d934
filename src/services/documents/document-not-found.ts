import { AppError } from '../../errors.ts';

/** Unknown, deleted and another company's document: one answer for all three. */
export function documentNotFound(): AppError {
  return new AppError('document_not_found', 'There is no such document.');
}
