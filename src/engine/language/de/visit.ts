import type { VisitWords } from '../visit-words.ts';

export const visit: VisitWords = {
  asks: 'wo seid ihr|wo sind sie|wo sitzt ihr|wo sitzen sie|wo finde ich euch|wo finde ich sie|wo find ich euch|wo kann ich euch finden|wo befindet ihr euch|wo befinden sie sich|besuchen|besuch|vorbeikommen|vorbei kommen|vorbeischauen|vorbei schauen|zu euch kommen|zu ihnen kommen|reinschauen|hinkommen|komme ich zu euch|komm ich zu euch|komme ich zu ihnen|wie komme ich hin|wie komm ich hin|anfahrt|wegbeschreibung|nur online|rein online|vor ort|welche straße|welcher straße|welche stadt|welcher stadt|welchem ort',
  you: 'seid ihr|sitzt ihr|finde ich euch|find ich euch|finde ich sie|euch finden|sie finden|befindet ihr euch|befinden sie sich|sitzen sie|eure sachen ansehen|eure sachen anschauen|ihre produkte ansehen',
  names:
    'der laden|den laden|ein laden|einen laden|nen laden|euer laden|euren laden|eurem laden|ihr laden|ihren laden|im laden|in den laden|laden in|richtigen laden|echten laden|ladengeschäft|ladenlokal|läden|geschäft|geschäfte|filiale|filialen|standort|standorte|showroom|ausstellung|verkaufsraum|niederlassung|shop|adresse|anschrift|adressen|ladenadresse|postleitzahl|plz|navi',
  noPlace: 'macht das|machen das|hat das|haben das|hat den|hat die',
  beside:
    'wo|wo ist|ist|sind|gibt es|gibts|gibt s|habt ihr|haben sie|habt|haben|auch|einen|eine|ein|echten|echtes|richtigen|richtiges|euer|eure|euren|eurem|ihr|ihre|ihren|genau|genaue|liegt|befindet sich|zu finden|finde|finden|kann man|kann ich|darf man|darf ich|bei euch|bei ihnen|euch|ihnen|sie|persönlich|mal|denn|eigentlich|in der nähe|nähe|nächste|nächster|nächsten|hier|da|bitte|wie lautet|lautet|wie ist|anschauen|ansehen|angucken|gucken|schauen|sachen|ware|möchte|will|würde|gern|gerne|kommen|stadt|oder|alle|liste|zum|fürs|fürs navi|für das',
  streets: 'straße|platz|am|an der|in der|zum|zur',
  streetsBehind:
    '*straße|*strasse|*str|*gasse|*weg|*platz|*allee|*ring|*ufer|*damm|*markt|*hof|*chaussee|*steig|*graben|*kai|*berg|*park|*stieg|*twiete|*wall|*promenade',
  houseFirst: false,
};
