/** Turkish function words, separated by white space. */
export const turkish = `
ve veya ya da de ile ama fakat ancak çünkü ki mi mı mu mü ise için gibi kadar göre sonra önce beri doğru
karşı dolayı ben beni bana bende benden benim sen seni sana senin o onu ona onda ondan onun biz bizi
bize bizim siz sizi size sizin onlar onları onlara onların kendi kendisi bu bunu buna bunda bundan bunun
bunlar bunları şu şunu şuna şunun şunlar hangi hangisi kim kime kimi kimin ne neden niçin nasıl nerede
nereye nereden kaç bir her hiç bazı tüm bütün diğer başka aynı böyle şöyle öyle çok daha en az pek olan
olarak olduğu olduğunu oldu olur olmak olmuştur olması olup oluyor idi dir dır dur dür değil var yok
vardır etti eden edilen ettiği etmek tarafından ayrıca hem bile sadece yalnızca artık henüz şimdi burada
orada içinde üzerinde arasında sırasında
`;
