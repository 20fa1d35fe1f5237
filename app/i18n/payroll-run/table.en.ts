import type { table as german } from './table.de'

export const table: typeof german = {
  title: 'Payroll details from a table',
  text: 'For many people at once: payroll details, or earlier totals for the year. Paste the rows of a table with its head. Each row is checked like the person’s form; only the second button saves anything.',
  columns:
    'Columns are named like the fields: always the personnel number, then for instance valid from month, person group, contribution group, health fund, tax class, child allowances, church. For earlier totals: paid up to and including, gross pay, taxable pay and so on. Ticks are yes or no; what has no column counts as empty.',
  table: 'Table',
  check: 'Check',
  checked: 'Checked',
  take: 'Take over',
  mend: 'Mend the rows in the table and check again.',
  unknown: (names) => `We do not know these columns and leave them out: ${names}`,
  kinds: { facts: 'Payroll details', openings: 'Earlier totals for the year' },
  heads: { row: 'Row', number: 'Personnel number', name: 'Name', finding: 'Result' },
  ready: 'can be taken over',
  nobody: 'Nobody has this personnel number.',
  twice: 'This personnel number is there twice.',
}
