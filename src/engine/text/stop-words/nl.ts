/** Dutch function words, separated by white space. */
export const dutch = `
de het een der des den en of maar want dus als dan dat dit die deze dien wie wat waar wanneer waarom hoe
welk welke wiens ik mij me mijn jij je jou jouw u uw hij hem zijn zij ze haar hun hen wij we ons onze
jullie zich men er in op aan bij met van voor na naar uit over onder tot tegen door om te ter ten tussen
zonder sinds tijdens binnen buiten per via vanaf is was waren ben bent geweest wordt worden werd werden
geworden heb hebt heeft hebben had hadden gehad zal zullen zou zouden kan kunnen kon konden moet moeten
moest mag mogen wil willen doet doen deed niet geen nog al ook wel zeer heel meer meest veel weinig alle
alles allemaal ander andere anders zelf elke elk ieder iedere iets niets iemand niemand sommige enkele
hier daar toen nu zo zoals omdat terwijl hoewel toch reeds eens weer
`;
