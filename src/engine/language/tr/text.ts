import type { TextWords } from '../text-words.ts';

export const text: TextWords = {
  stopWords: `
ve veya ya da de ile ama fakat ancak çünkü ki mi mı mu mü ise için gibi kadar göre sonra önce beri doğru
karşı dolayı ben beni bana bende benden benim sen seni sana senin o onu ona onda ondan onun biz bizi
bize bizim siz sizi size sizin onlar onları onlara onların kendi kendisi bu bunu buna bunda bundan bunun
bunlar bunları şu şunu şuna şunun şunlar hangi hangisi kim kime kimi kimin ne neden niçin nasıl nerede
nereye nereden kaç bir her hiç bazı tüm bütün diğer başka aynı böyle şöyle öyle çok daha en az pek olan
olarak olduğu olduğunu oldu olur olmak olmuştur olması olup oluyor idi dir dır dur dür değil var yok
vardır etti eden edilen ettiği etmek tarafından ayrıca hem bile sadece yalnızca artık henüz şimdi burada
orada içinde üzerinde arasında sırasında
`,
  toldByStopWords: true,
  abbreviations:
    'vb örn bkz doç av sn cad sok mah apt yy m.ö m.s s sf çev haz alb gen oca şub mar nis tem ağu eyl eki kas ara yak',
  units: `
in=inç; g=gram; kg=kilo|kilogram; l=lt|litre; m=metre; cm=santim|santimetre; m2=metrekare; c=derece;
s=sn|saniye; min=dk|dakika; h=saat|sa; d=gün; week=hafta; month=ay; year=yıl|sene; percent=yüzde;
piece=adet|parça; pair=çift; dozen=düzine`,
  to: 'ila',
  lowerCaseLocale: 'tr',
  apostropheBeforeSuffixes: true,
  stemsAreTruncated: true,
};
