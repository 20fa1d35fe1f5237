export const actions = {
  'employee.created': 'Angelegt',
  'employee.changed': 'Angaben geändert',
  'employee.archived': 'Archiviert',
  'employee.restored': 'Wieder aufgenommen',
  'employee.import_undone': 'Übernahme zurückgenommen',
  'employee.pay_added': 'Vergütung eingetragen',
  'employee.pay_removed': 'Vergütung gelöscht',
  'employee.opening_kept': 'Jahreswerte von vorher eingetragen',
  'hours.entered': 'Stunden eingetragen',
  'hours.pasted': 'Stunden aus einer Tabelle eingefügt',
  'hours.accepted': 'Spätere Stunden angenommen',
  'hours.rejected': 'Spätere Stunden abgelehnt',
  'hours.id_assigned': 'Kennung zugeordnet',
  'hours.id_released': 'Zuordnung einer Kennung aufgehoben',
}

export const saved = {
  gesperrt: 'Alle Links dieser Person sind gesperrt.',
  neuere:
    'Die Links, die hier standen, sind gesperrt. Inzwischen gibt es einen neueren; er gilt weiter, siehe unten.',
  neu: 'Die Person ist angelegt.',
  stammdaten: 'Die Angaben sind gespeichert.',
  vertrauliches: 'Die vertraulichen Angaben sind gespeichert.',
  verguetung: 'Die Vergütung ist eingetragen.',
  vortrag: 'Die Jahreswerte sind gespeichert.',
  verguetung_weg: 'Die Vergütung ist gelöscht.',
  archiviert: 'Die Person ist archiviert.',
  aufgenommen: 'Die Person steht wieder in den Listen.',
}
