import { type CatalogueQuality, checkQuality } from '../../services/catalog/check-quality.ts';
import { listCompanies } from '../../services/companies/list-companies.ts';
import { type BaseContext, companyContext } from '../../services/context.ts';
import { checkClock } from '../../services/operations/check-clock.ts';
import { checkIndexFiles } from '../../services/operations/check-index-files.ts';
import { findEmptyCompanies } from '../../services/operations/find-empty-companies.ts';
import { type Check, ok, warning } from './check.ts';

/** Nodes may differ by this much without harm. */
const tolerableSkewMs = 60_000;
const mostNamed = 5;

function named(names: readonly string[]): string {
  const more = names.length - mostNamed;
  return `${names.slice(0, mostNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Whether the clock agrees with the times in the store. */
export async function clockCheck(base: BaseContext): Promise<Check> {
  const { aheadMs } = await checkClock(base);
  return aheadMs > tolerableSkewMs
    ? warning(
        'clock',
        `the store holds times ${Math.round(aheadMs / 1000)} s in the future`,
        'compare the clocks of all machines that use this store, and let a time service keep them',
      )
    : ok('clock', 'no stored time lies in the future');
}

/** Whether the enabled companies have something to sell. */
export async function catalogueCheck(base: BaseContext): Promise<Check> {
  const enabled = (await listCompanies(base)).filter(({ accessEnabled }) => accessEnabled);
  const { withoutProducts, withoutAnything } = await findEmptyCompanies(base, enabled);
  if (withoutProducts.length === 0) return ok('catalogues', 'every enabled company has products');
  const nothing = withoutAnything.length === 0 ? '' : `; neither documents: ${named(withoutAnything)}`;
  return warning(
    'catalogues',
    `no products: ${named(withoutProducts)}${nothing}`,
    `aisle import products ${withoutProducts[0]} products.csv`,
  );
}

/** Shares below this are worth a look: shoppers ask for it and get nothing. */
const wantedShare = 0.8;

function shortcomings({
  products,
  having,
  oddPrices,
  entities,
  sameTitles,
  currencies,
}: CatalogueQuality): string[] {
  const found = Object.entries(having)
    .filter(([, count]) => count < wantedShare * products)
    .map(([what, count]) => `${Math.round((100 * (products - count)) / products)} % without ${what}`);
  if (oddPrices.length > 0) found.push(`prices to check: ${named(oddPrices)}`);
  if (entities.length > 0) found.push(`titles with character references: ${named(entities)}`);
  if (sameTitles > 0.05 * products) found.push(`${sameTitles} records share a title with another`);
  if (currencies.length > 1) found.push(`several currencies: ${currencies.join(', ')}`);
  return found;
}

/** How good the catalogue of each enabled company is for shoppers; one line for each. */
export async function qualityChecks(base: BaseContext): Promise<Check[]> {
  const checks: Check[] = [];
  for (const { companyId, accessEnabled } of await listCompanies(base)) {
    if (!accessEnabled) continue;
    const requestId = base.ids.ulid('req', base.clock.nowMs());
    const quality = await checkQuality(companyContext(base, companyId, { kind: 'operator' }, requestId));
    if (quality.products === 0) continue;
    const found = shortcomings(quality);
    const name = `catalogue of ${companyId}`;
    checks.push(
      found.length === 0
        ? ok(name, `${quality.products} products, nothing that shoppers would miss`)
        : warning(
            name,
            `${quality.products} products; ${found.join('; ')}`,
            `aisle import products ${companyId} <file> --dry-run`,
          ),
    );
  }
  return checks;
}

/** Whether the index files on disk are whole and of this version. What is not is built anew by itself. */
export async function indexFilesCheck(dataFolder: string): Promise<Check> {
  const { indexes, unusable } = await checkIndexFiles(dataFolder);
  const count = `${indexes} ${indexes === 1 ? 'index' : 'indexes'}`;
  return unusable.length > 0
    ? warning(
        'index files',
        `${count}, ${unusable.length} damaged or of another version: ${named(unusable)}`,
        'nothing to do: they are built anew when first used; if it happens again, check the disk',
      )
    : ok('index files', `${count}, every checksum is right`);
}
