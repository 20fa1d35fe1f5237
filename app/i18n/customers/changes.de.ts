export const actions = {
  'customer.created': 'Angelegt',
  'customer.changed': 'Stammdaten geändert',
  'customer.archived': 'Archiviert',
  'customer.restored': 'Wieder aufgenommen',
  'customer.import_undone': 'Übernahme zurückgenommen',
  'customer.account_sent': 'Kontoübersicht verschickt',
  'customer.dunning_stopped': 'Wird nicht mehr gemahnt',
  'customer.dunning_resumed': 'Wird wieder gemahnt',
}

export const saved = {
  konto_gesendet: 'Die Kontoübersicht wird verschickt.',
  konto_schon_gesendet: 'Diese Kontoübersicht ist heute schon verschickt worden.',
  keine_adresse: 'Nicht verschickt: Der Kunde hat keine E-Mail-Adresse.',
  kein_papier: 'Nicht verschickt: Als PDF geht es nicht, die Seite sagt warum.',
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
