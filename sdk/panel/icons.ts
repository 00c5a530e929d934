/** Paths of the pictures on buttons, in a box of 24 by 24. */
export const icons = {
  close: 'M6 6l12 12M18 6L6 18',
  send: 'M4 12l16-8-6 16-3-7z',
  fresh: 'M12 5v14M5 12h14',
  up: 'M7 11l4-8c2 0 3 1 3 3l-1 4h6l-2 10H7zM3 11h4v10H3z',
  down: 'M17 13l-4 8c-2 0-3-1-3-3l1-4H5l2-10h10zM21 13h-4V3h4z',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  search: 'M11 4a7 7 0 1 1 0 14a7 7 0 0 1 0-14M16.5 16.5L21 21',
  arrow: 'M12 5v14M6 13l6 6l6-6',
} as const;
