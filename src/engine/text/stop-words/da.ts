/** Danish function words, separated by white space. */
export const danish = `
og eller men at som en et den det de dem denne dette disse der her da når hvis end så for i på af til
med fra hos ved under over mellem mod gennem efter før inden uden om jeg mig min mit mine du dig din dit
dine han ham hans hun hende hendes vi os vor vort vore vores I jer jeres sig sin sit sine man deres dens
dets er var være været bliver blive blev blevet har havde have haft kan kunne skal skulle vil ville må
måtte får fik gør gøre gjorde ikke nej ja meget mere mest også kun allerede endnu nogen noget nogle
ingen intet alle alt al anden andet andre samme selv hver begge hvem hvad hvilken hvilket hvilke hvor
hvornår hvordan hvorfor fordi mens både samt
`;
