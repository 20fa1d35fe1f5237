import { cell } from './hours/cell.en'
import { month } from './hours/month.en'
import { paste } from './hours/paste.en'
import type { de } from './hours.de'

export const en: typeof de = {
  title: 'Hours',
  titleOf: (month) => `Hours for ${month}`,
  search: {
    title: 'Search hours',
    month: 'Month',
    label: 'Name or employee number',
    state: 'Who',
    states: { all: 'Everybody', there: 'Hours received', missing: 'Hours missing' },
  },
  months: 'Change month',
  counts: (there, employees) => `Hours received for ${there} of ${employees} employees`,
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
  fields: {
    hours: 'Hours',
    overtime: 'Of which overtime',
    night: 'Night hours',
    deep_night: 'Night hours from 0:00 to 4:00 (up to 40 per cent)',
    sunday: 'Sunday hours',
    holiday: 'Public holiday hours',
    special_holiday: 'Hours at Christmas and on 1 May (up to 150 per cent)',
    sick_days: 'Sick days',
    vacation_days: 'Days of leave',
  },
  month,
  cell,
  paste,
  saved: {
    korrigiert: 'The hours have been saved.',
    angenommen: 'The reported hours now apply.',
    abgelehnt: 'The hours stay as they were. The report remains in the history.',
    abgeschlossen: {
      title: 'The month is closed.',
      text: 'Anything reported from now on applies only once you accept it.',
    },
    geoeffnet: 'The month is open again. Anything reported applies at once.',
    zugeordnet: {
      title: 'The ID has been assigned.',
      text: 'The hours now belong to that person, and so will anything else reported under this ID.',
    },
    geloest:
      'The ID is no longer assigned to anybody. Hours already reported under it stay with the person: correct them there.',
    eingefuegt: 'The hours from the table have been saved.',
  },
  missing: 'not in yet',
  correction: (hours) => `reported after payday: ${hours}`,
  none: 'Nobody is employed in this month. Once you add employees, they appear here with their hours.',
  noneFound: 'Nobody found. Try fewer words, choose “Everybody”, or pick another month.',
  unassigned: {
    title: 'Not assigned to anybody yet',
    text: 'These hours were reported under IDs that no employee has. Say who it is, or add the person, and the hours will be theirs.',
    id: 'ID',
    who: 'Who is this?',
    choose: 'Please choose',
    option: (name, number) => `${name} (${number})`,
    assign: 'Assign',
    known: 'Assigned IDs',
    release: 'Undo assignment',
    releaseOf: (id, name) => `Undo assignment of ID ${id} to ${name}`,
    add: 'Add employee',
    addOf: (id) => `Add an employee with the ID ${id}`,
    more: (shown, total) => `The first ${shown} of ${total}`,
  },
}
