export const panelCss = `.p{position:fixed;inset-block-end:84px;inset-inline-end:20px;z-index:var(--z);inline-size:min(400px,calc(100vw - 40px));
block-size:min(640px,calc(100dvh - 104px));display:flex;flex-direction:column;background:var(--s);color:var(--t);border:1px solid var(--b);border-radius:var(--d);box-shadow:var(--h);overflow:hidden;animation:in .15s ease-out}
@keyframes in{from{opacity:0;transform:translateY(8px)}}
:host([start]) .p,:host([start]) .n1{inset-inline:20px auto}
header{display:grid;grid-template-columns:1fr auto auto;align-items:center;gap:4px;padding:10px 8px 10px 16px;border-block-end:1px solid var(--b)}:dir(rtl)>header{padding:10px 16px 10px 8px}
header div{min-inline-size:0}header b,header small{display:block;overflow:hidden;text-overflow:ellipsis}header b{white-space:nowrap}header .c{grid-area:2/1/2/-1;justify-self:start;font-size:.87em;min-block-size:30px;padding-block:3px;display:inline-flex;align-items:center}small{font-size:.87em;color:var(--m)}
.log{flex:1;overflow-y:auto;overscroll-behavior:contain;padding:16px;list-style:none;display:flex;flex-direction:column;gap:16px}
.log>li{max-inline-size:100%;overflow-wrap:anywhere}.me{align-self:flex-end;background:var(--r);border-radius:var(--d);padding:8px 14px;max-inline-size:85%!important;white-space:pre-wrap}
.long{max-block-size:14em;overflow:hidden;mask-image:linear-gradient(#000 75%,#0000)}.more{color:var(--a);padding-inline:0;text-decoration:underline}
details{margin-block-start:8px;color:var(--m)}summary{cursor:pointer;min-block-size:24px}details ul{padding-inline-start:4px}details li{min-block-size:28px}details a{display:inline-block;min-block-size:24px}
.w{display:flex;gap:2px;margin-block-start:6px;color:var(--m);min-block-size:28px;align-items:center}.w svg{inline-size:16px;block-size:16px}
.q{display:flex;flex-wrap:wrap;gap:8px;margin-block-start:10px}.n{margin-block-start:8px;padding:8px 12px;background:var(--r);border-radius:8px}
.e{border-inline-start:3px solid #d33;padding-inline-start:12px}.e button{border:1px solid var(--b);margin-block-start:6px;padding-inline:12px}
.dots:after{content:"…";animation:d 1s infinite alternate}@keyframes d{to{opacity:.2}}
.b{position:absolute;inset-block-end:92px;inset-inline:0;margin:auto;inline-size:max-content;background:var(--s);border:1px solid var(--b);box-shadow:var(--h)}
form{display:flex;gap:8px;align-items:flex-end;padding:10px 12px;border-block-start:1px solid var(--b)}form.m{padding:8px 0 0;border:0}.m label{flex:1;min-inline-size:0}.m input{display:block;inline-size:100%;margin-block-start:2px;block-size:36px;padding:0 12px;border:1px solid var(--b);border-radius:18px;background:var(--s)}
textarea{flex:1;min-inline-size:0;resize:none;max-block-size:120px;min-block-size:40px;padding:8px 12px;border:1px solid var(--b);border-radius:20px;background:var(--s);field-sizing:content}
textarea::placeholder{color:var(--m);opacity:1}form button:not(.c){background:var(--a);color:var(--o);border-radius:20px;min-inline-size:40px;min-block-size:40px}form button[disabled]{opacity:.55;cursor:default}
.x{padding:0 16px 10px;color:var(--m);font-size:.8em;text-align:center}
.n1{position:fixed;inset-block-end:80px;inset-inline-end:20px;z-index:var(--z);display:flex;gap:4px;align-items:center;max-inline-size:min(320px,calc(100vw - 40px));background:var(--s);color:var(--t);border:1px solid var(--b);border-radius:var(--d);box-shadow:var(--h);padding:4px}
.n1 button:first-child{padding:8px 10px;text-align:start}
@media(max-width:480px),(max-height:480px){.p{inset:0 0 auto!important;inline-size:100%;block-size:100dvh;border:0;border-radius:0;padding:env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)}}
@media(max-height:320px){header{padding-block:2px}form{padding-block:4px}.x{display:none}.log{padding-block:8px}}
@media(prefers-reduced-motion:reduce){*,:after{animation:none!important;scroll-behavior:auto!important}}`;
