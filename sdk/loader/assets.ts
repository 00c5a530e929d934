/** Names of the files that can be loaded, by module; the build writes them in. */
export const assets: Readonly<Record<string, string>> = JSON.parse('{}');
