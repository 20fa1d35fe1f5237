import type { de } from './hours.de'

export const en: typeof de = {
  title: 'Hours',
  titleOf: (month) => `Hours ${month}`,
  search: {
    title: 'Search hours',
    month: 'Month',
    label: 'Name or staff number',
    state: 'Who',
    states: { all: 'Everybody', there: 'Whose hours are in', missing: 'Whose hours are missing' },
  },
  months: 'Change month',
  counts: (there, employees) => `Hours are in for ${there} of ${employees} employees`,
  total: 'In total',
  overtime: 'Of which overtime',
  columns: {
    name: 'Name',
    number: 'Staff number',
    hours: 'Hours',
    overtime: 'Of which overtime',
    source: 'From',
    recordedAt: 'Received',
  },
  sources: { webhook: 'Time recording', office: 'Office' },
  missing: 'not in yet',
  correction: (hours) => `reported after payroll: ${hours}`,
  none: 'Nobody works here in this month. Once employees are added, they appear here with their hours.',
  noneFound: 'Nobody found. Try fewer words, everybody, or another month.',
  unassigned: {
    title: 'Not assigned to anybody yet',
    text: 'These hours came under identifiers that no employee has. Add the person with the identifier, and the hours become theirs.',
    id: 'Identifier',
    add: 'Add employee',
    addOf: (id) => `Add an employee with the identifier ${id}`,
    more: (shown, total) => `The first ${shown} of ${total}`,
  },
}
