import type * as de from './changes.de'

export const actions: typeof de.actions = {
  'contract.created': 'Created',
  'contract.changed': 'Contract changed',
  'contract.prices.changed': 'Prices changed',
  'contract.prices.withdrawn': 'Future prices withdrawn',
  'contract.pause.changed': 'Pause changed',
  'contract.end.changed': 'End changed',
  'contract.billed': 'Billed',
  'contract.archived': 'Archived',
  'contract.restored': 'Restored',
}

export const saved: typeof de.saved = {
  neu: 'The contract has been created.',
  stammdaten: 'The contract has been saved.',
  preise: 'The lines have been saved.',
  preise_weg: 'The future prices have been withdrawn.',
  pause: 'The pause has been saved.',
  ende: 'The end has been saved.',
  archiviert: 'The contract has been archived.',
  aufgenommen: 'The contract is back in the lists.',
}
