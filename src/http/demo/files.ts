/** The demo shop's own style and script, in files because its policy forbids inline code. */

export const demoCss = `*{box-sizing:border-box}
:root{--ink:#1d2521;--paper:#fbfaf7;--line:#dcd9d0;--green:#1f5c45;--soft:#f0ede5;--aisle-accent:#1f5c45;--aisle-accent-text:#fff;--aisle-font:"Avenir Next",Avenir,"Segoe UI",system-ui,sans-serif}
@media(prefers-color-scheme:dark){:root{--ink:#eceee9;--paper:#151917;--line:#3a413d;--green:#7fd0ac;--soft:#212724;--aisle-accent:#7fd0ac;--aisle-accent-text:#0d1512}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 "Avenir Next",Avenir,"Segoe UI",system-ui,sans-serif}
a{color:inherit}h1{font-size:clamp(1.7rem,4vw,2.4rem);line-height:1.15;margin:0 0 .5rem;letter-spacing:-.02em}h2{margin:2.5rem 0 1rem;font-size:1.25rem}
.top{position:sticky;top:0;z-index:5;display:flex;flex-wrap:wrap;align-items:center;gap:10px 24px;padding:12px max(20px,calc(50vw - 560px));background:var(--paper);border-bottom:1px solid var(--line)}
.brand{font-weight:800;font-size:1.25rem;letter-spacing:-.03em;text-decoration:none}nav{display:flex;gap:18px;white-space:nowrap}nav a,.cart{text-decoration:none;font-size:.95rem;padding:4px 0}nav a:hover,.cart:hover{text-decoration:underline}
aisle-search{display:block;flex:1 1 220px;min-height:44px}.basket{min-width:28px;height:28px;padding:0 8px;border-radius:14px;background:var(--green);color:var(--paper);text-align:center;line-height:28px;font-size:.85rem;font-weight:700}
main{max-width:1120px;margin:0 auto;padding:28px 20px 120px}.hero{padding:36px 0 8px;max-width:40rem}.hero p{font-size:1.1rem;margin:0}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(210px,1fr));gap:24px;list-style:none;padding:0;margin:0}
.grid a{text-decoration:none;display:block}.grid a:hover b{text-decoration:underline}.grid img{width:100%;height:auto;aspect-ratio:1;border-radius:14px;background:var(--soft);display:block;margin-bottom:10px}.grid b{display:block;line-height:1.3}
.price s{opacity:.7;margin-left:.5em;font-weight:400}.product{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:48px;align-items:start}
.product>img{width:100%;height:auto;aspect-ratio:1;border-radius:20px;background:var(--soft)}.product .price{font-size:1.4rem;font-weight:700;margin:.25rem 0 1rem}.crumb{font-size:.9rem;opacity:.8;margin:0 0 .5rem}
.buy{font:inherit;font-weight:700;border:0;border-radius:12px;padding:14px 28px;background:var(--green);color:var(--paper);cursor:pointer;margin:1rem 0 1.5rem}
aisle-faqs{display:block;min-height:88px;margin:8px 0 20px}table{border-collapse:collapse;width:100%;font-size:.95rem}th,td{text-align:start;padding:8px 0;border-bottom:1px solid var(--line);vertical-align:top}th{font-weight:500;opacity:.8;width:45%;padding-inline-end:16px}
pre{background:var(--soft);border-radius:12px;padding:16px;overflow-x:auto;font-size:.9rem;white-space:pre-wrap;overflow-wrap:anywhere}article{max-width:42rem;white-space:pre-line}footer{border-top:1px solid var(--line);padding:24px 20px;text-align:center;font-size:.9rem}
@media(max-width:760px){.product{grid-template-columns:1fr;gap:24px}nav{order:4;overflow-x:auto;width:100%}.cart{display:none}}
`;

export const demoJs = `(function () {
  'use strict';
  var calls = (window.AisleQueue = window.AisleQueue || []);
  var shop = 'https://northpeak.example';
  var inBasket = 0;
  function add() {
    inBasket += 1;
    document.querySelector('.basket').textContent = String(inBasket);
  }
  // The demo's pages lie below /demo; its catalogue names the addresses of the shop that it stands for.
  calls.push(['setLinkHandler', function (url) {
    if (url.indexOf(shop + '/') !== 0) return false;
    location.href = '/demo' + url.slice(shop.length);
  }]);
  calls.push(['setImageFormatter', function (url) {
    return url.indexOf(shop + '/') === 0 ? '/demo' + url.slice(shop.length).replace('.jpg', '.svg') : url;
  }]);
  calls.push(['setCartHandler', add]);
  document.addEventListener('click', function (event) {
    if (event.target.closest('.buy')) add();
  });
})();
`;

/** Outlines by the first word of a category, in a box of 100 by 100. */
const outlines: Readonly<Record<string, string>> = {
  footwear: 'M28 20h20v30l28 14v14H26V64zM26 70h50',
  jackets: 'M36 20l14 8 14-8 18 14-8 14-6-4v36H32V44l-6 4-8-14zM50 28v52',
  tents: 'M50 22L14 78h72zM50 22v56M50 50L38 78M50 50l12 28',
  backpacks: 'M32 36q0-18 18-18t18 18v42H32zM40 52h20v14H40zM32 50h-6v20h6M68 50h6v20h-6',
  sleeping: 'M26 26q24-14 48 0l-6 54H32zM50 22v58M38 34h24',
  stoves: 'M30 54h40v8H30zM36 62l-8 18M64 62l8 18M50 62v18M42 40q8-18 8-22q0 10 10 18q4 12-10 14q-10-2-8-10z',
  headlamps: 'M22 40q28-20 56 0v12H22zM40 52h20v18H40zM50 70v12',
  water: 'M42 18h16v10l6 10v42H36V38l6-10zM36 52h28',
  climbing: 'M50 18q22 0 22 32t-22 32t-22-32t22-32zM40 32v36M60 26l-14 20',
  accessories: 'M34 20l-8 60M66 20l8 60M28 20h12M60 20h12',
};

function hueOf(text: string): number {
  let hue = 0;
  for (const character of text) hue = (hue * 31 + character.charCodeAt(0)) % 360;
  return hue;
}

/** A picture of a product of the demo shop, which has no photographs: its kind, on a colour of its own. */
export function productPicture(productId: string, category: string): string {
  const hue = hueOf(productId);
  const kind = /^[a-z]+/.exec(category.toLowerCase())?.[0] ?? '';
  const outline = outlines[kind] ?? outlines['accessories'];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="400" height="400"><rect width="100" height="100" fill="hsl(${hue} 28% 88%)"/><circle cx="78" cy="22" r="9" fill="hsl(${hue} 40% 78%)"/><path d="M0 88l26-24 18 14 24-26 32 30v18H0z" fill="hsl(${hue} 26% 80%)"/><path d="${outline}" fill="none" stroke="hsl(${hue} 38% 30%)" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/></svg>`;
}

export const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#1f5c45"/><path d="M5 24l8-13 5 8 3-4 6 9z" fill="#fff"/></svg>';
