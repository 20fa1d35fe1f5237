import { expect, test } from 'vitest'
import type { Kinds } from '~/domain/hours/kinds'
import { earningsOf } from '~/domain/payroll-run/earnings'
import type { PayrollSettings } from '~/domain/payroll-run/settings'

const FIRM: PayrollSettings = {
  state: 'HH',
  isInU1: true,
  isLevied: true,
  isPublicBody: false,
  isEqualising: false,
  trade: 'none',
  proration: 'calendar_days',
  overtimePercent: '25',
  nightPercent: '25',
  deepNightPercent: '40',
  sundayPercent: '50',
  holidayPercent: '125',
  specialHolidayPercent: '150',
}

const monthOf = (
  kinds: Kinds,
  firm: Partial<PayrollSettings> = {},
  week: { weeklyHours: string; workingDays: string | null } = { weeklyHours: '40', workingDays: null },
) =>
  earningsOf({
    pay: { kind: 'hourly', cents: 20_00 },
    worked: { hours: '160', overtime: '0', kinds },
    ...week,
    firm: { ...FIRM, ...firm },
    extras: [],
    specials: {},
  })

test.each<[Kinds, Partial<PayrollSettings>, [work: string, percent: string]]>([
  [{ night: '10' }, {}, ['night', '25']],
  [{ deep_night: '10' }, {}, ['deep_night', '40']],
  [{ deep_night: '10' }, { deepNightPercent: null }, ['deep_night', '25']],
  [{ holiday: '10' }, {}, ['holiday', '125']],
  [{ special_holiday: '10' }, {}, ['special_holiday', '150']],
  [{ special_holiday: '10' }, { specialHolidayPercent: null }, ['special_holiday', '125']],
])('%o, firm %o: premium of § 3b (1), (3) EStG', (kinds, firm, [work, percent]) => {
  const [, premium] = monthOf(kinds, firm).earnings
  expect(premium).toEqual({ kind: 'premium', work, hours: '10', percent, basicWageCents: 20_00 })
})

// § 4 (1) EFZG, § 11 (1) BUrlG: what was lost, 24 hours on three days and 40 on six.
test.each([
  ['24', '3', '16', '8'],
  ['24', null, '9.6', '4.8'],
  ['40', '6', '13.333333', '6.67'],
  ['20', '2.5', '16', '8'],
])(
  'two sick days of somebody with %s hours on %s days a week: %s hours',
  (weeklyHours, workingDays, hours, aDay) => {
    const { earnings, remarks } = monthOf({ sick_days: '2' }, {}, { weeklyHours, workingDays })
    expect(earnings[1]).toMatchObject({ time: 'sick', hours })
    expect(remarks).toEqual([{ code: 'days_by_week', hours: aDay, days: workingDays ?? '5' }])
  },
)
