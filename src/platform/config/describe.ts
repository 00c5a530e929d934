import { variables } from './schema.ts';

/** One row of the table of settings: for `aisle serve --help`, the documentation and `aisle doctor`. */
export type SettingRow = {
  name: string;
  description: string;
  /** As text; `unset` where there is none. */
  default: string;
  example: string;
  secret: boolean;
};

/** The settings in documentation order. What depends on the machine is named, not computed. */
export function describe(): readonly SettingRow[] {
  return variables().map(({ name, description, default: standard, example, secret = false }) => ({
    name,
    description,
    default:
      name === 'AISLE_INDEX_MEMORY_MB'
        ? 'a quarter of memory'
        : standard === undefined || standard === ''
          ? 'unset'
          : standard,
    example,
    secret,
  }));
}
