/** The folder of everything that can be loaded; its name changes with what is in it. The build writes it in. */
export const assets = 'assets';
