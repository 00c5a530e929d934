/** Of the page in outlines; in a file of its own kind, because the dashboard's one style sheet is another page's. */
export const pageCss = `body{margin:0;background:#fff}:root[data-look="dark"] body{background:#101216}
main{display:grid;gap:14px;padding:20px;max-width:34rem}aisle-search{display:block;min-height:44px}aisle-faqs{display:block;min-height:88px}
.picture,.line{background:#8883;border-radius:8px;height:12px;width:55%}.picture{height:130px;width:100%}.wide{width:100%}`;
