const acronyms =
  /\b(?:pfas|bpa|usb|gps|uv|upf|led|lcd|hdmi|nfc|sos|rds|ip|tv|pc|cpu|gpu|ram|dvd|sd|ac|dc|ce|os|vesa|lan|pefc|fsc|hdd|ssd|tft|dpi|vga|dvi|ir|pdf|pvc|abs|pom|eva|tpu|wps)\b/giu;
const properNames =
  /\b(?:bluetooth|energy star|windows|android|linux|mac ?os|chrome ?os|wi-?fi|airplay|ethernet|velcro)\b/giu;
const written: Readonly<Record<string, string>> = {
  macos: 'macOS',
  'mac os': 'Mac OS',
  chromeos: 'ChromeOS',
  'chrome os': 'Chrome OS',
  wifi: 'Wi-Fi',
  'wi-fi': 'Wi-Fi',
  airplay: 'AirPlay',
  'energy star': 'Energy Star',
};

/** Acronyms of a label in capitals: "usb port" is "USB port". */
export function withAcronyms(text: string): string {
  return text.replace(acronyms, (word) => word.toUpperCase());
}

/** English names in their own spelling: "wifi" is "Wi-Fi". */
export function withProperNames(text: string): string {
  return text.replace(properNames, (name) => {
    const key = name.toLowerCase();
    return written[key] ?? key.charAt(0).toUpperCase() + key.slice(1);
  });
}

/** English words of a text as they are written inside a question: a capital only where the word has one. */
export function insideSentence(text: string): string {
  const lower = /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
  return withProperNames(withAcronyms(lower));
}
