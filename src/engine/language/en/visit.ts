import type { VisitWords } from '../visit-words.ts';

export const visit: VisitWords = {
  asks: 'where are you|where r you|where r u|where are u|where you at|where u at|where you based|where are ya|where can i find you|where can i find u|where do i find you|how do i find you|how can i find you|find you|visit|visit you|come visit|come to see|come to you|come see|come and see|come over|come by|come round|i come in|we come in|come in and|come into|pop in|pop into|stop into|call by|pop by|drop by|drop in|stop by|walk in|swing by|in person|directions|directions to|how do i get there|how to get there|how do i get to you|how do i get to|get to you|online only|only online|just online|brick and mortar|bricks and mortar|physical shop|physical store|which town|what town|which city|what city|which street|what street',
  you: 'are you|r you|r u|are u|are ya|you based|you located|you situated|find you|find u|see your products|see your stuff',
  names:
    'shop|shops|store|stores|storefront|showroom|showrooms|branch|branches|outlet|outlets|premises|address|addresses|adress|adres|addy|location|locations|located|based|postcode|post code|zip|sat nav|satnav|gps',
  noPlace:
    'store it|store them|store this|store that|store these|store those|to store|i store|you store|we store|be stored|shop by|shop for|shop the|address label|address labels|i address|does that|do that|does it|do it|has it|have it|has that|have that',
  beside:
    'where|wheres|where is|is there|are there|any|an actual|actual|actually|physical|real|open to the public|got|have|has|do you|have you|you guys|there|here|near me|nearby|around|nearest|closest|local|near|your|the|full|exact|exactly|postal|street|town|city|what|whats|which|please|pls|plz|thx|find|see|look|look at|try|things|stuff|go|going|come|can i|could i|is it possible|want|like|love|need|where to|give|send me|tell|know|or|also|some time|sometime|one day|somewhere|anywhere|on google maps|google maps|on the map|map|both|all|list of|list|you run|run|rather',
  streets: 'rue|chemin|boulevard',
  streetsBehind:
    'street|st|road|rd|lane|ln|avenue|ave|yard|square|drive|way|court|close|crescent|terrace|row|hill|place|gardens|mews|quay|wharf|parade|walk|boulevard|blvd|highway|estate|arcade|alley|gate|parkway',
  houseFirst: true,
};
