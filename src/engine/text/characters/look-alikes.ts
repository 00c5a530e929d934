/** Each letter of the Latin alphabet with the Cyrillic and Greek ones that look like it. */
const LOOKS = 'aаα bвβ cс dԁ eеёε fғ hһн iіїι jј kкκ lӏ mм nη oоο pрρ qԛ rг sѕ tтτ uυ vѵν wԝω xхχ yу';

/** Letters that look like Latin ones, as those. */
export const LOOK_ALIKE: ReadonlyMap<string, string> = new Map(
  LOOKS.split(' ').flatMap(([latin, ...others]) => others.map((other) => [other, latin!])),
);
