import type * as de from './changes.de'

export const actions: typeof de.actions = {
  'employee.created': 'Added',
  'employee.changed': 'Details changed',
  'employee.archived': 'Archived',
  'employee.restored': 'Restored',
  'employee.import_undone': 'Import undone',
  'employee.pay_added': 'Pay added',
  'employee.opening_kept': 'Earlier sums of the year added',
  'employee.pay_removed': 'Pay deleted',
  'hours.entered': 'Hours entered',
  'hours.pasted': 'Hours pasted from a spreadsheet',
  'hours.accepted': 'Later hours accepted',
  'hours.rejected': 'Later hours rejected',
  'hours.id_assigned': 'ID assigned',
  'hours.id_released': 'Assignment of an ID undone',
}

export const saved: typeof de.saved = {
  gesperrt: 'All links of this person are blocked.',
  neuere: 'The links shown here are blocked. A newer one has been created since and still works, see below.',
  neu: 'The person has been added.',
  stammdaten: 'The details have been saved.',
  vertrauliches: 'The confidential details have been saved.',
  verguetung: 'The pay has been added.',
  vortrag: 'The sums have been saved.',
  verguetung_weg: 'The pay has been deleted.',
  archiviert: 'The person has been archived.',
  aufgenommen: 'The person is back in the lists.',
}
