import type * as de from './search.de'

export const search: typeof de.search = {
  title: 'Search contracts',
  label: 'Title, number or customer',
  state: 'Status',
  orders: { title: 'By title', next: 'By next invoice' },
}

export const states: typeof de.states = {
  running: 'Running',
  paused: 'Paused',
  ended: 'Ended',
  archived: 'Archived',
}
