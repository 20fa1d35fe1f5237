export const actions = {
  'contract.created': 'Angelegt',
  'contract.changed': 'Vertrag geändert',
  'contract.prices.changed': 'Preise geändert',
  'contract.prices.withdrawn': 'Künftige Preise zurückgenommen',
  'contract.pause.changed': 'Pause geändert',
  'contract.end.changed': 'Ende geändert',
  'contract.billed': 'Abgerechnet',
  'contract.archived': 'Archiviert',
  'contract.restored': 'Wieder aufgenommen',
}

export const saved = {
  neu: 'Der Vertrag ist angelegt.',
  stammdaten: 'Der Vertrag ist gespeichert.',
  preise: 'Die Positionen sind gespeichert.',
  preise_weg: 'Die künftigen Preise sind zurückgenommen.',
  pause: 'Die Pause ist gespeichert.',
  ende: 'Das Ende ist gespeichert.',
  archiviert: 'Der Vertrag ist archiviert.',
  aufgenommen: 'Der Vertrag steht wieder in den Listen.',
}
