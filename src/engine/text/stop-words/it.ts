/** Italian function words, separated by white space. */
export const italian = `
il lo la i gli le l un uno una di del dello della dei degli delle dell d a al allo alla ai agli alle all
da dal dallo dalla dai dagli dalle dall in nel nello nella nei negli nelle nell su sul sullo sulla sui
sugli sulle sull con col per tra fra e ed o od ma né se che ch come quando perché poiché mentre dove io
me mi mio mia miei mie tu te ti tuo tua tuoi tue egli lui lei si sé suo sua suoi sue esso essa noi ci
nostro nostra nostri nostre voi vi vostro vostra essi esse loro ne questo questa questi queste quest
quello quella quelli quelle quel quei quegli quell ciò chi cui quale quali qual quanto quanta quanti
quante cosa cos è e' sono era erano essere stato stata stati state sia fu furono sei siamo siete sarà
saranno sarebbe ha hanno aveva avevano avere avuto ho hai abbiamo avete abbia può possono poteva potere
deve devono fa fare non più meno molto anche ancora già sempre mai solo tutto tutta tutti tutte altro
altra altri altre stesso stessa stessi stesse ogni alcuni alcune qualche così poi prima dopo qui qua lì
là allora quindi senza sotto sopra contro durante verso favore
`;
