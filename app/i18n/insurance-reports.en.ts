import { codes } from './insurance-reports/codes.en'
import { de } from './insurance-reports.de'

const en: typeof de = {
  codes,
  title: 'Reports to social insurance',
  back: 'Back to the payslips',
  text: 'What is to be reported and by when, by your details. Zahltag calculates and reminds, it does not report: that is done in the SV-Meldeportal, or by your payroll office. Tick here what is done.',
  views: { label: 'Which are shown', open: 'Open', told: 'Done' },
  none: 'Nothing is to be reported in the next three months.',
  noneTold: 'Nothing has been ticked in the last months.',
  columns: { due: 'At the latest', person: 'Person', report: 'Report', day: 'About', told: 'Ticked' },
  late: 'overdue',
  soon: 'this week',
  today: 'today',
  toldBy: (name, date) => `${name}, ${date}`,
  missing:
    'Not in this list: requests of the health funds (EEL), refunds from U1 and U2, and anything about jobs without payroll details.',
  settings: {
    title: 'Who reports',
    own: 'We report ourselves and want to be reminded on the first page',
    immediate:
      'Our trade has to report before the first day of work: building, restaurants and hotels, passenger transport, haulage, showmen, forestry, cleaning of buildings, trade fairs, meat industry, prostitution, guards and security',
    save: 'Save',
  },
  report: {
    back: 'Back to the reports',
    titleOf: (code, name) => `${code}: ${name}`,
    due: (date) => `By ${date} at the latest`,
    toCopy: 'To copy',
    first: 'Deregistration, so far',
    second: 'Registration, from now on',
    elsewhere:
      'Zahltag does not keep the code of the occupation and the nationality; they are on the last report. If a company number is missing, enter it under “Details for reports” beside the reports of a month. Accident insurance also wants the membership number, the danger class and the hours worked.',
    formerYear: (euros, year) =>
      `Not in the sum: ${euros} euros of one-time pay that the March rule counts for December ${year} (§\u00a023a (4) SGB IV). It has a report of its own (54).`,
    missingMonths: (months) =>
      `There is no payslip calculated here for these months; their pay is missing from the sum: ${months}`,
    tell: 'Tick as done',
    untell: 'Take the tick back',
    isTold: 'done',
    isOpen: 'open',
    fields: {
      reason: 'Reason of the report',
      companyNumber: 'Company number (Betriebsnummer)',
      fundNumber: 'Company number of the collecting fund',
      insuranceNumber: 'Insurance number',
      lastName: 'Last name',
      firstName: 'First name',
      birthDate: 'Date of birth',
      number: 'Personnel number',
      from: 'Employed from',
      to: 'Employed to',
      leaveFrom: 'Parental leave from',
      leaveTo: 'Parental leave to',
      fund: 'Collecting fund',
      personGroup: 'Person group',
      contributionGroup: 'Contribution group',
      zone: 'Mark of the transition zone',
      liable: 'Liable pay in euros',
      actual: 'Pay for the pension in euros',
      accident: 'Pay for accident insurance in euros',
    },
    minijobCentre: 'Minijob-Zentrale',
    zone: { yes: '1', no: '0' },
  },
  saved: {
    erledigt: 'The report is ticked. The audit says who did so and when.',
    offen: 'The tick is taken back.',
    einstellung: 'Saved.',
  },
}

export const insuranceReports = { de, en }
