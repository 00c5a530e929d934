import type { MeasureWords } from '../measure-words.ts';

export const measures: MeasureWords = {
  names: {
    weight: 'waga masa wagi ciezar',
    noise_level: 'glosnosc halas halasu glosnosci',
    screen_size: 'ekran ekranu wyswietlacz przekatna',
    capacity: 'pojemnosc pojemnosci objetosc',
    seating_capacity: 'osob osoby miejsc',
    floor_area: 'powierzchnia powierzchni',
    height: 'wysokosc wysokosci',
    length: 'dlugosc dlugosci',
    width: 'szerokosc szerokosci',
    thickness: 'grubosc grubosci',
    depth: 'glebokosc glebokosci',
    diameter: 'srednica srednicy',
    temperature_comfort: 'temperatura komfortu',
    warmth: 'cieplo cieplota',
    brightness: 'jasnosc jasnosci strumien',
    battery_life: 'bateria baterii pracy akumulator akumulatora',
    battery_capacity: 'bateria baterii akumulator akumulatora',
    speed: 'predkosc predkosci szybkosc',
    wattage: 'moc mocy',
    suction_power: 'ssania ssanie',
    maximum_load: 'udzwig nosnosc obciazenie udzwigu nosnosci',
    wireless_range: 'zasieg zasiegu',
    number_of_pages: 'stron strony',
  },
  superlatives: `
najlżejsz~, najmniej waży, ważą najmniej, waży najmniej = weight-; najcięższ~, waży najwięcej = weight+;
najcichsz~, najmniej hałaśliw~, najciszej = noise_level-; najgłośniejsz~, najgłośniej = noise_level+;
największ~, najobszerniejsz~ = bigness+; najmniejsz~, najbardziej kompaktow~ = bigness-;
najpojemniejsz~, najbardziej pojemn~, największa pojemność, największą pojemność, największej pojemności, najwięcej mieści, mieści najwięcej = capacity+ seating_capacity+;
największy ekran, największym ekranem, największy wyświetlacz = screen_size+;
najdłuższ~ = length+; najkrótsz~ = length- height-; najwyższ~ = height+; najniższ~ = height-; najszersz~ = width+; najwęższ~ = width-;
najcieńsz~, najbardziej płask~ = thickness- depth-; najgrubsz~ = thickness+ number_of_pages+; największy zasięg, największym zasięgiem = wireless_range+;
najdłużej działa, działa najdłużej, działają najdłużej, najdłużej trzyma, trzyma najdłużej, trzymają najdłużej, najdłużej wytrzymuje, wytrzymuje najdłużej,
najdłuższy czas pracy, najdłuższym czasem pracy, najtrwalsz~ = battery_life+; najgłębsz~ = depth+;
najcieplejsz~, najbardziej ciepł~ = temperature_comfort- warmth+; najjaśniejsz~, świeci najmocniej, najmocniej świeci = brightness+;
najlepsza bateria, najlepszą baterią, najlepszą baterię, najmocniejsza bateria, najmocniejszą baterią, największa bateria, największą baterią,
największą baterię = battery_life+ battery_capacity+; najszybsz~ = speed+;
najmocniej ssie, największa moc ssania, największą moc ssania, największej mocy ssania = suction_power+; najmocniejsz~, najsilniejsz~, największa moc, największą moc, największej mocy = wattage+ maximum_load+`,
  most: 'najwięcej, najwyższy, najwyższa, najwyższe, najwyższą, największy, największa, największe, największą, najdłuższy, najdłuższą, najbardziej',
  least:
    'najmniej, najniższy, najniższa, najniższe, najniższą, najmniejszy, najmniejsza, najmniejsze, najmniejszą',
  said: {
    weight: 'wazy waza',
    noise_level: 'halasuje halasuja',
    brightness: 'swiatla swieci',
    seating_capacity: 'graczy pomiesci',
  },
  endings: ['y', 'a', 'e', 'ego', 'ej', 'ą', 'ym', 'ych', 'i'],
  comparative: [/^naj/u, ''],
};
