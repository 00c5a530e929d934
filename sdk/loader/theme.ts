/**
 * What every surface stands on: cut off from the page's styles (importance inside a shadow root wins over importance
 * outside), and the variables of the launcher; the others come with what uses them. Blocks in the page are the page's to
 * place: what is in them is cut off instead.
 */
export const css = `:host{display:block;--a:var(--aisle-accent,#1a56c4);--o:var(--aisle-accent-text,#fff);}
:host(:not(aisle-faqs,aisle-search)){all:initial!important;display:block!important;font:var(--aisle-font-size,15px)/1.45 var(--aisle-font,system-ui,sans-serif)!important}
:host([dark]){--a:var(--aisle-accent,#8ab4f8);--o:var(--aisle-accent-text,#10131a)}
.l{position:fixed;inset-block-end:max(20px,env(safe-area-inset-bottom));inset-inline-end:20px;z-index:var(--aisle-z-index,2147483000);
display:flex;align-items:center;gap:10px;block-size:48px;padding:0 18px;border:0;border-radius:24px;background:var(--a);color:var(--o);
box-shadow:var(--aisle-shadow,0 4px 16px #0004);font:inherit;cursor:pointer}
:host([start]) .l{inset-inline:20px auto}
.l:before{content:"";block-size:18px;inline-size:20px;background:currentColor;clip-path:path("M0 0h20v14H8l-4 4v-4H0z");forced-color-adjust:none}
@media(max-width:480px){.l span{position:absolute;clip-path:inset(50%)}}@media print{:host{display:none!important}}
@media(forced-colors:active){.l{border:1px solid}}`;
