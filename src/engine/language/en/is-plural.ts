/** Whether an English name is a plural by its last word: "Trail Socks", not "Compass", "Bonus" or "50 mm Lens". */
export function isPlural(name: string): boolean {
  const last = name.split(' ').at(-1)!.toLowerCase();
  return (
    /[^s]s$/u.test(last) &&
    !/(?:us|is|ss|bus|gps|plus|lens|series|express|canvas|atlas|bias)$/u.test(last) &&
    !/\d/u.test(last)
  );
}
