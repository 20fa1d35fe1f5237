import type * as de from './lists.de.server'

export const accident: typeof de.accident = {
  title: 'Accident insurance',
  file: 'Accident insurance',
  about: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  empty: 'No payslip of this year has been calculated here and released yet.',
  maximum: 'Maximum yearly pay',
  tariff: 'Hazard class',
  missing: 'not entered yet',
  table: 'Pay and hours by person',
  columns: {
    name: 'Name',
    number: 'Personnel number',
    pay: 'Pay',
    liable: 'up to the maximum',
    hours: 'Hours',
    note: 'Remark',
  },
  sum: 'Sum',
  estimated: 'hours estimated by contract',
  withoutHours: (months: number) =>
    months === 1 ? 'no hours known for one month' : `no hours known for ${months} months`,
  notes: [
    'For the wage statement to the accident insurer (by 16 February) and the yearly reports. Zahltag does not report; you do so in the SV-Meldeportal.',
    'All liable pay counts, also of Minijobs and short-term work, and with it premiums for night, Sunday and holiday work that are free elsewhere (§\u00a01 (2) SvEV). Directors without statutory insurance are not here.',
    'Hours worked count, without sickness, holiday and public holidays. For salaries Zahltag takes the agreed hours.',
  ],
}

export const minimumWage: typeof de.minimumWage = {
  title: 'Minimum wage',
  file: 'Minimum wage',
  empty: 'In this month nobody’s working time has to be recorded, and nobody is paid below the minimum wage.',
  table: 'Whose working time must be recorded',
  columns: {
    name: 'Name',
    number: 'Personnel number',
    reason: 'Why',
    hours: 'Hours',
    wage: 'Wage per hour',
    result: 'Minimum wage',
  },
  reasons: { marginal: 'Minijob or short-term work', trade: 'Building cleaning', none: 'Wage to be checked' },
  results: {
    enough: 'kept',
    unknown: 'not known for this month',
    below: (least: string) => `below: at least ${least}`,
  },
  unknown: 'unknown',
  notes: [
    'For these people you record the beginning, end and length of each working day, within seven days, and keep that for two years (§\u00a017 (1) MiLoG). Zahltag only knows the hours of the month: keep the time sheets.',
    'In building cleaning, construction, restaurants, haulage and the other trades of §\u00a02a SchwarzArbG this holds for everybody. Of these Zahltag only knows building cleaning.',
    'Whether pay is enough was checked when it was calculated. Hours come from the payslip, without sickness, holiday and public holidays.',
  ],
}
