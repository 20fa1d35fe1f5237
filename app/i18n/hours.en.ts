import type { de } from './hours.de'

export const en: typeof de = {
  title: 'Hours',
  titleOf: (month) => `Hours ${month}`,
  search: {
    title: 'Search hours',
    month: 'Month',
    label: 'Name or employee number',
    state: 'Who',
    states: { all: 'Everybody', there: 'Whose hours are in', missing: 'Whose hours are missing' },
  },
  months: 'Change month',
  counts: (there, employees) => `Hours are in for ${there} of ${employees} employees`,
  total: 'In total',
  overtime: 'Of which overtime',
  columns: {
    name: 'Name',
    number: 'Employee number',
    hours: 'Hours',
    overtime: 'Of which overtime',
    source: 'From',
    recordedAt: 'Received',
  },
  sources: { webhook: 'Time recording', office: 'Office' },
  missing: 'not in yet',
  correction: (hours) => `reported after payday: ${hours}`,
  none: 'Nobody is employed in this month. Once you add employees, they appear here with their hours.',
  noneFound: 'Nobody found. Try fewer words, choose “Everybody”, or pick another month.',
  unassigned: {
    title: 'Not assigned to anybody yet',
    text: 'These hours were reported under IDs that no employee has. Add the person with that ID, and the hours will be theirs.',
    id: 'ID',
    add: 'Add employee',
    addOf: (id) => `Add an employee with the ID ${id}`,
    more: (shown, total) => `The first ${shown} of ${total}`,
  },
}
