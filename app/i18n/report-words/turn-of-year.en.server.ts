import type { turnOfYear as de } from './turn-of-year.de.server'

export const turnOfYear: typeof de = {
  title: 'Turn of the year',
  file: 'Turn of the year',
  empty: 'There is nothing to do for the turn of the year.',
  inDecember: 'What the turn of the year needs is listed with December.',
  ofFirm: 'What the company needs',
  ofPeople: 'What changes for people',
  columns: { what: 'What', who: 'Who', state: 'State', change: 'What changes' },
  figures: (year) => `Figures of ${year}`,
  noFile: 'Nothing of this year has been loaded yet: nobody can be calculated from January on.',
  known: 'All are known.',
  missing: (year) => `Not known for ${year} yet.`,
  missingUntil: (due) => `Not known yet; expected by ${due}.`,
  noRates: (year) => `Enter this health insurer’s rates from January ${year} on.`,
  equalisation: 'Yearly equalisation of wage tax',
  isDuty: {
    december: () => 'A duty: what comes back is on the payslip for December.',
    not: () => 'A duty, but the company’s payroll details are missing.',
    byHand: (year) => `A duty: with the pay for December, for February ${year} at the latest.`,
  },
  isRight: {
    december: () => 'Optional: what comes back is on the payslip for December.',
    not: () =>
      'Optional and not chosen. The company’s payroll details switch it on; then calculate December again.',
    byHand: (year) => `Optional: with the pay for December, for February ${year} at the latest.`,
  },
  certificates: 'Wage-tax certificates',
  certificatesUntil: (count, year) =>
    `${count === 1 ? 'One person' : `${count} people`}: to be sent to the tax office by the end of February ${year} (§\u00a041b EStG).`,
  accident: 'Annual pay report to accident insurance',
  accidentUntil: (year) => `By 16 February ${year} (§\u00a0165 SGB VII).`,
  turns: {
    leave: (year) => `Enter the leave of ${year}: what is due, and what is left over.`,
    childless: (from) => `Turns 23: surcharge for the childless from ${from} on, unless a child is proven.`,
    child: (born, last) => `Child born ${born} turns 25: counts for care insurance until ${last}.`,
    ageLimit: (from) =>
      `Reaches retirement age: another contribution group from ${from} on if a full pension is drawn.`,
  },
  notes: [
    'People are those with a released payslip for December. The deadlines of annual reports are among the reports to social insurance.',
  ],
}
