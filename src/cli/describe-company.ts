import type { Company } from '../services/companies/company.ts';

/** A company as `--json` shows it. */
export function companyObject(company: Company) {
  const { domains, defaultLocale, locales, currency } = company.settings.company;
  return {
    company_id: company.companyId,
    name: company.name,
    access_enabled: company.accessEnabled,
    domains,
    default_locale: defaultLocale,
    locales,
    currency,
    limits: company.limits,
    created_at: new Date(company.createdAtMs).toISOString(),
  };
}

/** Rows in columns that line up; empty for no rows. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, i) => Math.max(cell.length, widest[i] ?? 0)),
    [],
  );
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
