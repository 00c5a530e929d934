/** Things of which English says "does it have bluetooth", without an article. */
const uncounted =
  /(?:s|ing|bluetooth|wifi|wi fi|gps|nfc|hdmi|usb|ethernet|lan|light|protection|support|technology|control|memory|storage|connectivity|stretch|insulation|padding|ventilation|output|input|duplex|plug and play)$/iu;

/** "a hood", "an LCD", "bluetooth". */
export function withIndefiniteArticle(noun: string): string {
  if (uncounted.test(noun)) return noun;
  return `${/^[aeiou]/iu.test(noun) ? 'an' : 'a'} ${noun}`;
}
