import type * as de from './changes.de'

export const actions: typeof de.actions = {
  'customer.created': 'Added',
  'customer.changed': 'Details changed',
  'customer.archived': 'Archived',
  'customer.restored': 'Restored',
  'customer.import_undone': 'Import taken back',
}

export const saved: typeof de.saved = {
  gesperrt: 'All links of this customer are blocked.',
  neu: 'The customer has been added.',
  stammdaten: 'The details have been saved.',
  archiviert: 'The customer has been archived.',
  aufgenommen: 'The customer is back in the lists.',
}
