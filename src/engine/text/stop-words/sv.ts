/** Swedish function words, separated by white space. */
export const swedish = `
och eller men utan att som en ett den det de dem detta denna dessa där här då när om än så för i på av
till med från hos vid under över mellan mot genom efter före inom utom kring jag mig min mitt mina du
dig din ditt dina han honom hans hon henne hennes vi oss vår vårt våra ni er ert era sig sin sitt sina
man är var vara varit blir bli blev blivit har hade ha haft kan kunde ska skall skulle vill ville måste
får fick få gör göra gjorde inte ej icke nej ja mycket mer mest också bara endast redan ännu någon något
några ingen inget inga alla allt all annan annat andra samma själv varje båda vem vad vilken vilket
vilka vars hur varför vart dess deras eftersom medan både samt
`;
