import type { Settings } from '../settings-schema/settings.ts';

export type { LimitState, WebsitePolicy } from '../../platform/limits/limits.ts';

/** Names of the rate limit policies an operator can change per company. */
export const limitPolicies = ['product-faqs', 'send-message', 'search', 'management'] as const;

export type LimitPolicy = (typeof limitPolicies)[number];

/** A company as its row says; `limits` holds only what differs from the policy's default, in requests per 60 s. */
export type Company = {
  companyId: string;
  name: string;
  accessEnabled: boolean;
  settings: Settings;
  limits: Readonly<Partial<Record<LimitPolicy, number>>>;
  changeSeq: number;
  createdAtMs: number;
  updatedAtMs: number;
};
