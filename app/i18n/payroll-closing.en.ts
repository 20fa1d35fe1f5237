import { de } from './payroll-closing.de'

const people = (count: number) => (count === 1 ? 'one person' : `${count} people`)

const en: typeof de = {
  title: 'Closing',
  titleOf: (month) => `Closing ${month}`,
  back: 'Back to the payroll run',
  link: 'Close the month',
  linkClosed: 'Go to the closing',
  closedRun:
    'This month is closed. You can still correct; the difference counts in the next month that is open.',
  months: 'Change month',
  close: (month) => `Close ${month}`,
  closeAll: (month) => `Close all months up to ${month}`,
  anyway: 'Close anyway',
  turns: { closed: 'closed', next: 'open', later: 'open', ahead: 'not begun yet', none: 'nothing to close' },
  text: {
    next: 'Once closed, this month stays as it is: payments, contributions and bookings are final. It cannot be opened again. A correction is still possible; its difference then counts in the next month that is open.',
    later: (next) =>
      `Months are closed in order. The first open one is ${next}; “Close all months up to …” closes those before as well, if nobody is missing.`,
    ahead: (day) =>
      `This month has not begun. You can close it from ${day}; payslips can be calculated, released and paid before that.`,
    none: 'Nothing was paid here in this month. Closing begins with the first month for which a payslip was calculated and released here.',
    closed: (date, by) =>
      `Closed on ${date}${by === null ? '' : ` by ${by}`}. All figures of this page have been final since then.`,
    proof: 'Checksum (SHA-256)',
  },
  firstOpen: (month) => `Go to the first open month: ${month}`,
  working: {
    label: 'Closing',
    running: (done, total) => `${done} of ${total} payslips have been checked.`,
    goesOn: 'The rest follows by itself, even if you leave this page.',
    look: 'Reload the state',
    done: 'The closing has ended.',
    of: (month) => `${month} is being closed at the moment.`,
  },
  outcomes: {
    changed: {
      title: 'Not closed yet: something has changed since the release.',
      text: 'For these people a different payslip would come out today. Calculate the correction and release it, or close anyway: a later correction then counts in the next month that is open.',
    },
    meanwhile: {
      title: 'Not closed: something has changed in the meantime.',
      text: 'Please look again, and then close the month.',
    },
    unready: {
      title: 'Not closed: not everybody has been released or left out yet.',
      text: 'Who is missing stands below.',
    },
    failed: {
      title: 'Something went wrong while closing. Nothing has been closed.',
      text: 'Please try again. If it happens again, ask the person who looks after this server.',
    },
  },
  people: {
    title: 'Who belongs to it',
    counts: (released, omitted, open) =>
      [
        released === 0 ? 'Nobody released yet' : `${released} released`,
        omitted > 0 && `${omitted} left out`,
        open > 0 ? `${people(open)} still missing` : 'nobody is missing',
      ]
        .filter(Boolean)
        .join(', '),
    open: 'Still missing',
    released: (count) => `Released (${count})`,
    omitted: 'Left out',
    none: 'Nobody belongs to the payroll of this month.',
    columns: { name: 'Name', state: 'State', what: 'What to do', reason: 'Reason' },
    standings: {
      released: 'released',
      waiting: 'waiting for release',
      omitted: 'left out',
      missing: 'no payslip',
    },
    toDo: {
      waiting: 'Look through the payslip and release it',
      missing: 'Calculate the payslip, or leave the person out here',
    },
    leaveOut: 'Leave somebody out',
    reason: 'Why these people get no payslip this month',
    reasonHint:
      'For example: parental leave without pay. The reason holds for everybody ticked. If the payslip is released later after all, it counts in the month that is open then.',
    leaveOutButton: 'Leave out those ticked',
    takeIn: 'Take in again',
  },
  sums: {
    title: 'Sums',
    frozen: 'Added up from the released payslips, with the differences from earlier months.',
    ask: (count) => `Add up ${count} payslips now`,
    uncalculated: 'Not in the sums, since their payslip was not calculated here or cannot be compared:',
    amounts: {
      gross: 'Gross',
      wageTax: 'Wage tax',
      solidarity: 'Solidarity surcharge',
      churchTax: 'Church tax',
      net: 'Net',
      payout: 'Payout',
      flatTax: 'Flat-rate wage tax of the firm',
      cost: 'Cost for the firm',
    },
    funds: 'Contributions and levies',
    fundsOf: 'Fund',
    minijob: 'Minijob centre',
    due: 'For',
    employee: 'Employee',
    employer: 'Firm',
    total: 'Together',
    dues: {
      health: 'Health insurance',
      additional_health: 'Additional contribution',
      care: 'Care insurance',
      pension: 'Pension insurance',
      unemployment: 'Unemployment insurance',
      u1: 'Levy U1 (sickness)',
      u2: 'Levy U2 (maternity)',
      insolvency: 'Insolvency levy',
      flat_tax: 'Flat tax',
    },
  },
  earlier: {
    title: 'From earlier months',
    text: 'Corrections of months that were closed already. They count here by their difference to what counted until then.',
    correction: (month) => `Correction ${month}`,
    late: (month) => `Handed in late: ${month}`,
    waiting:
      'These corrections of earlier months wait for release. If you close first, they count in the month after.',
    what: 'Item',
    amount: 'Amount',
    countedIn: 'Counts in the closing',
    countsIn: (month) => `The month is closed. The difference counts in the payroll of ${month}.`,
    unchanged: 'no difference',
  },
  difference: {
    title: 'Difference to the version before',
    toFund: (due, fund) => `${due}, ${fund}`,
  },
  notes: {
    share_until: (amount, month) =>
      `${amount} of it are social contributions that were not withheld. You may make up for that from the next three pays only, so until ${month} (§\u00a028g SGB IV). Zahltag does not deduct it by itself.`,
    share_over: (amount, month) =>
      `${amount} of it are social contributions that were not withheld. That could be made up for until ${month} only (§\u00a028g SGB IV); after that the firm bears them, unless it was not at fault.`,
    tax_changed:
      'The wage tax changes as well: the difference belongs in the return of this month (§\u00a041c (1) EStG).',
    tax_until: (year, next) =>
      `You may change the wage tax of ${year} only until the tax certificate of ${year} has been sent, at the latest by the end of February ${next} (§\u00a041c (3) EStG). Report the difference apart under ${year}.`,
    tax_over: (year, next) =>
      `The wage tax of ${year} cannot be changed here any more, since the tax certificate was due by the end of February ${next}. Tell the tax office of the firm about tax that was withheld too little (§\u00a041c (4) EStG).`,
    late_pay: (year, next) =>
      `Calculated with the wage tax of ${year}. That holds for the pay that comes late only if it is paid by 21 January ${next}. After that it is other pay of ${next} and belongs with its wage tax in its certificate (R\u00a039b.2 (2) no. 8 LStR), which Zahltag does not calculate. Social contributions stay in the old year.`,
  },
  saved: {
    abgeschlossen: { title: 'The month is closed.', text: 'Its figures are final now.' },
    ausgelassen: 'Saved. Who is left out stands below with the reason.',
    aufgenommen: 'Saved. The person belongs to the payroll again.',
  },
}

export const payrollClosing = { de, en }
