export const actions = {
  'customer.created': 'Angelegt',
  'customer.changed': 'Stammdaten geändert',
  'customer.archived': 'Archiviert',
  'customer.restored': 'Wieder aufgenommen',
  'customer.import_undone': 'Übernahme zurückgenommen',
  'customer.dunning_stopped': 'Wird nicht mehr gemahnt',
  'customer.dunning_resumed': 'Wird wieder gemahnt',
}

export const saved = {
  mahnsperre: 'Der Kunde wird nicht mehr gemahnt.',
  mahnsperre_aufgehoben: 'Der Kunde wird wieder gemahnt.',
  gesperrt: 'Alle Links dieses Kunden sind gesperrt.',
  neuere:
    'Die Links, die hier standen, sind gesperrt. Inzwischen gibt es einen neueren; er gilt weiter, siehe unten.',
  neu: 'Der Kunde ist angelegt.',
  stammdaten: 'Die Stammdaten sind gespeichert.',
  archiviert: 'Der Kunde ist archiviert. Die Links zu seinem Portal sind gesperrt.',
  aufgenommen:
    'Der Kunde steht wieder in den Listen. Die alten Links bleiben gesperrt: Erstellen Sie einen neuen.',
}
