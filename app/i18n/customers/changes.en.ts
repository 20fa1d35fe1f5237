import type * as de from './changes.de'

export const actions: typeof de.actions = {
  'customer.created': 'Added',
  'customer.changed': 'Details changed',
  'customer.archived': 'Archived',
  'customer.restored': 'Restored',
  'customer.import_undone': 'Import undone',
  'customer.account_sent': 'Statement of account sent',
  'customer.dunning_stopped': 'No longer reminded',
  'customer.dunning_resumed': 'Reminded again',
}

export const saved: typeof de.saved = {
  konto_gesendet: 'The statement of account will be sent.',
  konto_schon_gesendet: 'This statement of account has been sent today already.',
  keine_adresse: 'Not sent: the customer has no email address.',
  kein_papier: 'Not sent: it cannot be a PDF, the page says why.',
  mahnsperre: 'The customer will not be reminded any more.',
  mahnsperre_aufgehoben: 'The customer will be reminded again.',
  gesperrt: 'All links of this customer are blocked.',
  neuere: 'The links shown here are blocked. A newer one has been created since and still works, see below.',
  neu: 'The customer has been added.',
  stammdaten: 'The details have been saved.',
  archiviert: 'The customer has been archived. The links to their portal are blocked.',
  aufgenommen: 'The customer is back in the lists. The old links stay blocked: please create a new one.',
}
