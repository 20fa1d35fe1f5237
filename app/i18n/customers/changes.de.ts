export const actions = {
  'customer.created': 'Angelegt',
  'customer.changed': 'Stammdaten geändert',
  'customer.archived': 'Archiviert',
  'customer.restored': 'Wieder aufgenommen',
  'customer.import_undone': 'Übernahme zurückgenommen',
}

export const saved = {
  gesperrt: 'Alle Links dieses Kunden sind gesperrt.',
  neu: 'Der Kunde ist angelegt.',
  stammdaten: 'Die Stammdaten sind gespeichert.',
  archiviert: 'Der Kunde ist archiviert.',
  aufgenommen: 'Der Kunde steht wieder in den Listen.',
}
