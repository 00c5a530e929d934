/** Romanian function words, separated by white space. */
export const romanian = `
un o niște al a ai ale lui ei lor cel cea cei cele celui celei celor și sau ori dar iar însă ci că să ca
dacă când cum unde de ce deoarece pentru fiindcă deși eu mă mie mine meu mea mei mele tu te ție tine tău
ta tăi tale el ea îl îi își se sine său sa săi sale noi ne nouă nostru noastră noștri noastre voi vă
vouă vostru ele le li acest această acești aceste acestui acestei acestor aceasta acesta acestea acel
acea acei acele acelui acela aceea care cărui cărei căror cine cui cât câtă câți câte în din la pe cu
fără prin peste sub spre către între până după înainte contra despre lângă printre dintre dintr într
într-un într-o dintr-un este e sunt era erau fi fost fiind ești suntem va vor ar am are au avea avut
aveau aș poate pot putea nu mai foarte doar numai tot toți toate toată alt altă alți alte altul același
aceeași fiecare orice câteva unii unele multe mulți mult puțin aici acolo acum atunci apoi așa astfel
deja încă chiar
`;
