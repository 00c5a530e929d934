/** Attribute names that stand behind a noun as they are ("wasserdicht"). */
const adjective =
  /(?:bar|fest|dicht|frei|los|weisend|tauglich|geeignet|fähig|kompatibel|sicher|trocknend|stehend|reflektierend|zertifiziert|vegan|elastisch|ökologisch|biologisch|elektrisch|digital|automatisch|isoliert|gefüttert|gepolstert|recycelt)$/u;

/** "Ja, Regenjacke: wasserdicht." for labels that read as adjectives, `undefined` for others. */
export function propertySentence(product: string, label: string, isTrue: boolean): string | undefined {
  if (!adjective.test(label)) return undefined;
  return isTrue ? `Ja, ${product}: ${label}.` : `Nein, ${product}: nicht ${label}.`;
}
