/** Words for the same counted thing, as catalogues and shoppers write them; without accents. */
const GROUPS: readonly (readonly string[])[] = [
  'person persons people man men personen leute mann personne personnes places persona personas plazas pax berth sleeps',
  'seat seats seater sitze sitzplatze sitzer siege sieges asiento asientos',
  'piece pieces pcs pack packs teile teilig stuck piezas pieza pieces unidades uds unites units einheiten',
  'spf lsf fps lichtschutzfaktor indice',
  'port ports anschlusse puertos',
  'core cores kerne coeurs nucleos',
  'player players spieler joueurs jugadores',
  'door doors turen turig portes puertas',
  'drawer drawers schubladen tiroirs cajones',
  'page pages seiten paginas sheets blatt feuilles hojas',
].map((group) => group.split(' '));

const all = new Set(GROUPS.flat());

/** Whether a word names something that products are counted by. */
export function isCountedWord(word: string): boolean {
  return all.has(word);
}

/** A counted word with the others that mean the same; any other word alone. */
export function sameCounted(word: string): readonly string[] {
  return GROUPS.find((words) => words.includes(word)) ?? [word];
}
