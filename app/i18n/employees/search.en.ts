import type * as de from './search.de'

export const search: typeof de.search = {
  title: 'Search employees',
  label: 'Name, number, town, email or phone',
  state: 'Who',
  states: { all: 'All', employed: 'Employed', left: 'Left', archived: 'Archived' },
  anyType: 'All types',
  orders: { name: 'Name', number: 'Employee number', entry: 'Start date' },
}
