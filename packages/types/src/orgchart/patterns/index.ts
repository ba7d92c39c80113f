import type { Pattern } from '@diagloom/diagram/model';
import { companyCharts } from './companies.ts';
import { institutionCharts } from './institutions.ts';
import { serviceCharts } from './services.ts';

export const orgChartPatterns: readonly Pattern[] = [...companyCharts, ...institutionCharts, ...serviceCharts];
