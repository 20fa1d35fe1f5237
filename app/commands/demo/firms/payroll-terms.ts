import type { PayrollStory } from '../story'

/** What both firms agreed, and what the demo's health funds take, which do not exist. */
export const PAYROLL_TERMS: Pick<PayrollStory, 'firm' | 'funds' | 'tariff'> = {
  firm: {
    state: 'SH',
    isInU1: true,
    isLevied: true,
    isPublicBody: false,
    trade: 'building_cleaning',
    proration: 'calendar_days',
    isEqualising: true,
    overtimePercent: '25',
    nightPercent: '25',
    deepNightPercent: null,
    sundayPercent: '50',
    holidayPercent: '100',
    specialHolidayPercent: null,
  },
  funds: [
    { name: 'Küstenkasse', from: '2025-01', additionalRate: '2.5', u1Rate: '1.6', u2Rate: '0.4' },
    { name: 'Küstenkasse', from: '2026-01', additionalRate: '2.9', u1Rate: '1.7', u2Rate: '0.44' },
    { name: 'Nordsee BKK', from: '2025-01', additionalRate: '2.18', u1Rate: '2.1', u2Rate: '0.36' },
    { name: 'Nordsee BKK', from: '2026-01', additionalRate: '2.69', u1Rate: '2.2', u2Rate: '0.39' },
  ],
  // The lowest wage of the building cleaners.
  tariff: [
    ['2025-01', 1425],
    ['2026-01', 1500],
  ],
}
