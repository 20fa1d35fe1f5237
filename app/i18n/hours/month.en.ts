import type * as de from './month.de'

export const month: typeof de.month = {
  open: 'This month is open: anything reported applies at once.',
  closed: (day, by) =>
    `Closed on ${day}${by === null ? '' : ` by ${by}`}. Anything that comes later applies only once you accept it.`,
  close: 'Close the month',
  closeWith: (missing) =>
    missing === 1
      ? 'One person’s hours are still missing.'
      : `The hours of ${missing} people are still missing.`,
  reopen: 'Reopen',
  paste: 'Paste from a spreadsheet',
  handOver: 'Hand over to the payroll bureau',
  late: {
    title: (count) =>
      count === 1 ? 'A later report is waiting for you' : `${count} later reports are waiting for you`,
    text: 'These hours came after the month was closed or paid. The earlier ones apply until you decide.',
    name: 'Name',
    before: 'Current',
    after: 'Reported',
    nothing: 'none yet',
    decide: 'Decide',
    decideOf: (name) => `Decide: hours of ${name}`,
  },
}
