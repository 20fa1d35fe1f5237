export const acts = {
  edit: 'Ändern',
  prices: 'Preise ändern',
  pause: 'Pausieren',
  changePause: 'Pause ändern',
  end: 'Beenden',
}

export const upcoming = {
  title: 'Die nächsten Rechnungen',
  none: 'Keine geplant.',
  on: 'Datum',
  period: 'Zeitraum',
  byHand: 'Zahltag schreibt diese Rechnungen nicht von selbst.',
  drafts: 'Zahltag legt diese Rechnungen als Entwürfe an.',
  send: 'Zahltag stellt diese Rechnungen aus und sendet sie.',
  toRuns: 'Rechnungslauf',
  net: 'Netto',
  gross: 'Brutto',
}

export const pause = {
  title: 'Vertrag pausieren',
  text: 'Für die Tage der Pause wird nichts berechnet. Danach geht es im gewohnten Abstand weiter.',
  button: 'Pause speichern',
  untilHint: 'Leer gelassen: bis Sie die Pause beenden.',
  resumeHint:
    'Geht es weiter, tragen Sie den letzten Tag der Pause ein. Leeren Sie beide Felder, wenn es keine Pause gab.',
  now: (from: string, until: string | null) =>
    until === null ? `Pausiert ab ${from}` : `Pausiert vom ${from} bis ${until}`,
}

export const end = {
  title: 'Vertrag beenden',
  text: (date: string) =>
    `Nach der Kündigungsfrist endet der Vertrag, wenn heute gekündigt wird, am ${date}.`,
  button: 'Ende speichern',
  reasonHint: 'Zum Beispiel: vom Kunden gekündigt am 3. März',
  emptyHint: 'Leeren Sie das Feld, wenn der Vertrag doch weiterläuft.',
}

export const archive = {
  text: (date: string | null) =>
    `Der Vertrag verschwindet aus den Listen und aus dem Portal des Kunden. Er bleibt sechs Jahre nach seinem Ende aufbewahrt${date === null ? '' : `, also bis zum ${date}`} (§\u00a0147 AO), seine Rechnungen acht.`,
  button: 'Vertrag archivieren',
  undoText: (date: string | null) =>
    `Der Vertrag ist archiviert und steht nicht in den Listen.${date === null ? '' : ` Er bleibt bis zum ${date} aufbewahrt (§\u00a0147 AO).`}`,
}
