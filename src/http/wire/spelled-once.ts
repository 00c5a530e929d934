/** `spell`, run once per object and kept beside it: what is recalled is the same object each time, and never changes. */
export function spelledOnce<Given extends object, Spelled>(
  spell: (given: Given) => Spelled,
): (given: Given) => Spelled {
  const spelled = new WeakMap<Given, { value: Spelled }>();
  return (given) => {
    let known = spelled.get(given);
    if (known === undefined) {
      known = { value: spell(given) };
      spelled.set(given, known);
    }
    return known.value;
  };
}
