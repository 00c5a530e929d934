import { identitySecret } from '../../support/identity-tokens.ts';

const site = (siteId: string, origin: string, more: object = {}) => ({
  site_id: siteId,
  name: siteId,
  origins: [origin],
  ...more,
});

/** The shop that is attacked has two sites, one of which knows its visitors; the other shop is the attacker's own. */
export const shops = [
  {
    companyId: 'co_visited',
    domain: 'visited.example',
    sites: [
      site('st_visited_web', 'https://visited.example'),
      site('st_visited_club', 'https://club.visited.example', {
        identity_algorithm: 'HS256',
        identity_key: identitySecret,
        identity_required: true,
      }),
    ],
  },
  {
    companyId: 'co_rival',
    domain: 'rival.example',
    sites: [site('st_rival_web', 'https://rival.example')],
  },
];

export const webSite = { siteId: 'st_visited_web', origin: 'https://visited.example' };
export const clubSite = { siteId: 'st_visited_club', origin: 'https://club.visited.example' };
export const rivalSite = { siteId: 'st_rival_web', origin: 'https://rival.example' };
