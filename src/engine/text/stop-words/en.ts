/** English function words, separated by white space. */
export const english = `
a an the this that these those and or but nor so if then than as of at by for from in into on onto off
over under to with without within about against between among through during before after above below up
down out per via upon toward towards i me my mine myself we us our ours ourselves you your yours
yourself yourselves he him his himself she her hers herself it its itself they them their theirs
themselves who whom whose which what when where why how am is are was were be been being do does did
doing done have has had having will would shall should can could may might must not no don't doesn't
didn't isn't aren't wasn't weren't won't wouldn't can't couldn't shouldn't hasn't haven't hadn't i'm
i've i'd i'll you're you've you'll you'd he's she's it's we're we've we'll they're they've they'll
that's there's what's who's let's there here all any both each few more most other some such only own
same too very just also again further once because while until s t d ll m re ve please
`;
