export const searchCss = `.o{position:fixed;inset:0;z-index:var(--z);background:#0006;display:grid;justify-items:center;align-items:start;padding:max(8vh,12px) 12px 12px}
.y{inline-size:min(680px,100%);max-block-size:min(80vh,calc(100dvh - 24px));display:flex;flex-direction:column;background:var(--s);color:var(--t);border:1px solid var(--b);border-radius:var(--d);box-shadow:var(--h);overflow:hidden}
.y.u{position:absolute;inset-block-start:calc(100% + 4px);inset-inline:0;inline-size:auto}
.i{display:flex;align-items:center;gap:8px;padding:8px 12px;border-block-end:1px solid var(--b)}.i svg{color:var(--m);flex:none}
.i input{flex:1;min-inline-size:0;block-size:40px;border:0;background:none;border-radius:6px;padding:0 4px}.i input::placeholder{color:var(--m);opacity:1}
.g{overflow-y:auto;overscroll-behavior:contain;padding:4px 12px 12px}.g>:not(:first-child){margin-block-start:8px}
.q{display:flex;flex-wrap:wrap;gap:8px}.q .c:after{content:" ×";color:var(--m)}.q.z .c:after{content:none}
.g small{color:var(--m);font-size:.87em}.g h3{font:inherit;font-weight:600;margin:12px 0 0}
@media(max-width:480px){.o{padding:0}.y{inline-size:100%;max-block-size:100dvh;block-size:100dvh;border:0;border-radius:0}}`;
