import { assets } from './assets.ts';

const script = document.currentScript as HTMLScriptElement | null;
if (!script?.dataset['siteId'])
  console.warn(
    'Aisle: the script tag has no data-site-id. Fix: copy the tag from the shop’s widget page.',
    assets,
  );
