import type { Static } from 'typebox';
import type { AnalyticsSummary } from '../../../src/contract/analytics.ts';

export type Summary = Static<typeof AnalyticsSummary>;
