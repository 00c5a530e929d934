import type { VisitWords } from '../visit-words.ts';

export const visit: VisitWords = {
  asks: 'waar zitten jullie|waar zit je|waar zitten julie|waar zit jullie|waar zit u|waar zijn jullie|waar bent u|waar vind ik jullie|waar vind ik u|waar kan ik jullie vinden|waar bevinden jullie je|waar staan jullie|langskomen|langs komen|langsgaan|binnenlopen|op bezoek|bezoeken|bezoek|komen kijken|naar jullie toe|naar jullie|bij jullie komen|kom ik bij jullie|kom ik bij u|kom ik er|route|routebeschrijving|alleen online|enkel online|ter plaatse|welke stad|welke plaats|welke straat|fysieke winkel',
  you: 'zitten jullie|zijn jullie|zit je|zit u|jullie vinden|vind ik jullie|u vinden|vind ik u|bent u|staan jullie|jullie spullen zien|uw producten zien',
  names:
    'winkel|winkels|showroom|showrooms|filiaal|filialen|vestiging|vestigingen|locatie|locaties|adres|adressen|adresgegevens|bezoekadres|zaak|pand|toonzaal|postcode',
  noPlace: 'doet dat|doen dat|heeft dat|hebben dat',
  beside:
    'waar|waar is|waar zijn|is|zijn|zit|zitten|ligt|er|hebben jullie|heeft u|hebben|heeft|hebt|een|de|het|jullie|je|uw|ook|echte|fysieke|gevestigd|precies|exacte|wat is|welk|welke|kan ik|kunnen we|kan je|kan|mag ik|mag|komen|kijken|zien|proberen|in de buurt|dichtbij|dichtstbijzijnde|buurt|daar|hier|hoe|graag|wil|zou|aub|alsjeblieft|alstublieft|dank|hallo|of|ergens|alle|dingen|persoonlijk|vinden|voor|met',
  streets: 'rue|avenue|plein|laan|industrieweg',
  streetsBehind:
    '*straat|*laan|*weg|*gracht|*kade|*plein|*dijk|*singel|*steeg|*pad|*markt|*dreef|*hof|*haven|*wal|*baan|*lei|*park|*plantsoen|*boulevard',
  houseFirst: false,
};
