/** The rest of the theme, for everything but the launcher; names of one letter because every byte is sent. */
export const baseCss = `:host{color-scheme:light;--s:var(--aisle-surface,#fff);--r:var(--aisle-surface-raised,#f2f4f7);--t:var(--aisle-text,#16181d);
--m:var(--aisle-text-muted,#545a65);--b:var(--aisle-border,#7f848d);--d:var(--aisle-radius,12px);--h:var(--aisle-shadow,0 8px 32px #0004);
--z:var(--aisle-z-index,2147483000);--o:var(--aisle-accent-text,var(--auto,#fff));color:var(--t)!important;text-align:start!important}
:host([dark]){color-scheme:dark;--s:var(--aisle-surface,#191b20);--r:var(--aisle-surface-raised,#272a31);--t:var(--aisle-text,#f1f2f4);
--m:var(--aisle-text-muted,#b3b8c2);--b:var(--aisle-border,#7d828d);--o:var(--aisle-accent-text,var(--auto,#10131a))}
.W{all:initial;display:block;font:var(--aisle-font-size,15px)/1.45 var(--aisle-font,system-ui,sans-serif);color:var(--t)}*{box-sizing:border-box}[hidden]{display:none!important}
button,input,textarea{font:inherit;color:inherit;margin:0}
button{cursor:pointer;min-block-size:28px;min-inline-size:28px;border:0;background:none;border-radius:8px;padding:4px 8px}
a{color:color-mix(in srgb,var(--a) 40%,var(--t));text-underline-offset:2px}p,ul,ol{margin:0;padding:0}p+p,ul+p,p+ul,p+ol,ol+p{margin-block-start:8px}
ul,ol{list-style-position:inside}:focus-visible{outline:2px solid var(--a);outline-offset:2px}
svg{inline-size:20px;block-size:20px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round;vertical-align:middle}
.c{border:1px solid var(--b);border-radius:18px;padding:6px 14px;min-block-size:36px;background:var(--s);color:var(--t);text-align:start}
.c:hover{background:var(--r)}.v{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media(forced-colors:active){button,input,textarea,section{border:1px solid ButtonText!important}}`;
