/** German function words, separated by white space. */
export const german = `
der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner keines und oder
aber sondern denn doch als wie wenn ob dass daß weil da damit so auch nur noch schon sehr mehr ja nein
nicht nichts ich mich mir mein meine meinen meinem meiner meines du dich dir dein deine deinen deinem
deiner er ihn ihm sein seine seinen seinem seiner seines sie ihr ihre ihren ihrem ihrer ihres es wir uns
unser unsere unseren unserem unserer euch euer eure sich man wer wen wem wessen was wo wann warum wieso
woher wohin welche welcher welches welchen welchem dieser diese dieses diesen diesem jener jene jenes
jenen jenem jeder jede jedes jeden jedem alle allen aller alles einige einigen manche in im an am auf
aus bei beim mit nach von vom vor zu zum zur über unter durch für gegen ohne um bis seit während
zwischen hinter neben wegen trotz per pro bin bist ist sind seid war waren warst wart sei gewesen wird
werden wurde wurden worden werde wirst würde würden habe hast hat haben hatte hatten hätte hätten gehabt
kann kannst können konnte konnten könnte muss müssen musste soll sollen sollte will wollen wollte darf
dürfen mag möchte hier dort dann nun jetzt also etwa bereits sowie sowohl weder entweder dabei dazu
dafür davon daran darauf daraus darin damals dadurch bitte
`;
