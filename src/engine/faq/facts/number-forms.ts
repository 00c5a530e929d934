/**
 * The numbers of a value in the spellings of different locales: `1540.5` is also `1,540.5`, `1.540,5` and `1540,5`;
 * a whole amount of money is also written without its zeros.
 */
export function numberForms(value: string): string[] {
  return [...value.matchAll(/\d+(?:\.\d+)?/gu)].flatMap(([number]) => {
    const [whole = '', decimals = ''] = number.split('.');
    const grouped = (mark: string) => whole.replace(/\B(?=(\d{3})+$)/gu, mark);
    const tail = (mark: string) => (decimals === '' ? '' : `${mark}${decimals}`);
    const forms = [
      number,
      `${whole}${tail(',')}`,
      `${grouped(',')}${tail('.')}`,
      `${grouped('.')}${tail(',')}`,
    ];
    return /^0+$/u.test(decimals) ? [...forms, whole, grouped(','), grouped('.')] : forms;
  });
}
