import type * as de from './changes.de'

export const actions: typeof de.actions = {
  'customer.created': 'Added',
  'customer.changed': 'Details changed',
  'customer.archived': 'Archived',
  'customer.restored': 'Restored',
  'customer.import_undone': 'Import undone',
}

export const saved: typeof de.saved = {
  gesperrt: 'All links of this customer are blocked.',
  neuere: 'The links shown here are blocked. A newer one has been created since and still works, see below.',
  neu: 'The customer has been added.',
  stammdaten: 'The details have been saved.',
  archiviert: 'The customer has been archived. The links to their portal are blocked.',
  aufgenommen: 'The customer is back in the lists. The old links stay blocked: please create a new one.',
}
