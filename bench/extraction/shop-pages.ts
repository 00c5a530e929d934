import { bigcommerce } from './pages/bigcommerce.ts';
import { customDe } from './pages/custom-de.ts';
import { customEs } from './pages/custom-es.ts';
import { customFr } from './pages/custom-fr.ts';
import { customIt } from './pages/custom-it.ts';
import { customJa } from './pages/custom-ja.ts';
import { magento } from './pages/magento.ts';
import { marketplace } from './pages/marketplace.ts';
import { opencart } from './pages/opencart.ts';
import { prestashopFr } from './pages/prestashop-fr.ts';
import { shopifyDawn } from './pages/shopify-dawn.ts';
import { shopifyDebut } from './pages/shopify-debut.ts';
import { shopwareDe } from './pages/shopware-de.ts';
import { squarespace } from './pages/squarespace.ts';
import { supplierUs } from './pages/supplier-us.ts';
import { tailwindNl } from './pages/tailwind-nl.ts';
import { woocommerce } from './pages/woocommerce.ts';
import type { ShopPage } from './shop-page.ts';

/** Systems whose single misses were read while the extractor was mended. */
export const readPages: readonly ShopPage[] = [
  ...shopifyDawn,
  ...woocommerce,
  ...prestashopFr,
  ...opencart,
  ...shopwareDe,
  ...tailwindNl,
  ...customEs,
  ...supplierUs,
];

/** Whole systems held back: only their sums are looked at. */
export const heldPages: readonly ShopPage[] = [
  ...shopifyDebut,
  ...magento,
  ...bigcommerce,
  ...squarespace,
  ...marketplace,
  ...customDe,
  ...customFr,
  ...customIt,
  ...customJa,
];
