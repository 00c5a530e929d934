/** Names of things that end compounds in Danish, Norwegian and Swedish, which are near enough for one list. */
export const scandinavianHeads = `
jacka jakke bukse byxa byxor bukser sko skor støvel støvler stövlar kjole klänning skjorte skjorta tröja trøje genser
sokker strumpor handskar hansker handsker mössa hatt taske väska veske ryggsäck rygsæk ryggsekk sovsäck sovepose
lampa lampe bord stol stolar stoler sofa soffa säng seng skåp skab skap hylla hylle matta teppe tæppe gardin gardiner
flaska flaske kopp kopper glas glass tallrik kniv knivar gryta gryte panna pande kanna vattenkokare cykel sykkel tält
telt kabel kablar laddare lader batteri skärm skjerm skærm tangentbord tastatur mus hörlurar høretelefoner telefon
kamera högtalare högttalare klocka klokke ur ring halsband armband kräm krem schampo tvål olja olje leksak leketøj docka
pussel bok bøker böcker penna papir papper maskin maskine`;
