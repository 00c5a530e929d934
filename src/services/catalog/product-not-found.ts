import { AppError } from '../../errors.ts';

/** Unknown, deleted and another company's product: one answer for all three. */
export function productNotFound(): AppError {
  return new AppError('product_not_found', 'There is no such product.');
}
