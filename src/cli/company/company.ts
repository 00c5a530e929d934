import type { Command } from 'commander';
import type { Cli } from '../cli.ts';
import { addCompanyDisable, addCompanyEnable } from './access.ts';
import { addCompanyCreate } from './create.ts';
import { addCompanyLimit } from './limit.ts';
import { addCompanyList, addCompanyShow } from './list.ts';

/** `aisle company …` */
export function addCompany(program: Command, cli: Cli): void {
  const company = program.command('company').description('make and manage companies');
  addCompanyCreate(company, cli);
  addCompanyEnable(company, cli);
  addCompanyDisable(company, cli);
  addCompanyList(company, cli);
  addCompanyShow(company, cli);
  addCompanyLimit(company, cli);
}
