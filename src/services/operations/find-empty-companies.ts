import type { Company } from '../companies/company.ts';
import type { BaseContext } from '../context.ts';

/** Which of the companies have no product, and of these which have no document either, by id. */
export async function findEmptyCompanies(
  { indexes }: Pick<BaseContext, 'indexes'>,
  companies: readonly Pick<Company, 'companyId'>[],
): Promise<{ withoutProducts: string[]; withoutAnything: string[] }> {
  const withoutProducts: string[] = [];
  const withoutAnything: string[] = [];
  for (const { companyId } of companies) {
    if ((await indexes.localesOf(companyId, 'product')).length > 0) continue;
    withoutProducts.push(companyId);
    if ((await indexes.localesOf(companyId, 'passage')).length === 0) withoutAnything.push(companyId);
  }
  return { withoutProducts, withoutAnything };
}
