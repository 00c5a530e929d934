/** Words of what we put onto a shop's pages and among its texts. */
export type Labels = {
  /** Of the launcher. */
  ask: string;
  /** Of the search field. */
  search: string;
  /** Of the text that says how the shop is reached. */
  contact?: Readonly<Record<'title' | 'phone' | 'email' | 'address' | 'openingHours', string>>;
};
