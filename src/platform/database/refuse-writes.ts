/** What stands for the writing doors of a store that was opened for reading: rejects, whatever is to be written. */
export const refuseWrites = (): Promise<never> =>
  Promise.reject(new Error('The store was opened for reading only.'));
