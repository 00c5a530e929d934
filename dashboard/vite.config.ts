import { defineConfig } from 'vite';

// Also when tests build it: what they look at is what ships.
process.env['NODE_ENV'] = 'production';

/** The page of the dashboard and its scripts: one per page, charts and languages apart. */
export default defineConfig({
  base: '/dashboard/',
  publicDir: false,
  // The server puts each response's own number here.
  html: { cspNonce: '__NONCE__' },
  build: {
    target: ['chrome111', 'firefox114', 'safari16.4'],
    reportCompressedSize: false,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'preview.html'].map((name) => `${import.meta.dirname}/${name}`),
      // Marks for server rendering, which the component library carries and nothing here uses.
      onwarn: (warning, warn) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
      output: {
        entryFileNames: 'assets/[name]-[hash:8].js',
        chunkFileNames: 'assets/[name]-[hash:8].js',
        assetFileNames: 'assets/[name]-[hash:8][extname]',
      },
    },
  },
});
