export const payslips = {
  next: (month: string) => `Lohnzettel für ${month}`,
  title: 'Lohnzettel',
  none: 'Noch kein Lohnzettel.',
  month: 'Monat',
  published: 'Freigegeben am',
  corrected: 'korrigiert',
  newest: (shown: number, total: number) => `Die neuesten ${shown} von ${total}`,
}

export const hours = {
  title: 'Stunden der letzten Monate',
  none: 'In den letzten sechs Monaten wurden keine Stunden gemeldet.',
  month: 'Monat',
  hours: 'Stunden',
  overtime: 'davon Überstunden',
  correction: (hours: string) => `nach der Abrechnung gemeldet: ${hours}`,
}

export const identifier = {
  title: 'Zeiterfassung',
  text: 'Unter dieser Kennung meldet Ihre Zeiterfassung die Stunden.',
}

export const archive = {
  text: (date: string) =>
    `Die Person verschwindet aus den Listen, aus Stunden und Abrechnung erst nach dem Austritt. Lohnzettel und Stunden bleiben, wie sie sind: Lohnunterlagen müssen acht Jahre aufbewahrt werden, diese bis zum ${date} (§\u00a0147 AO). Vorher lässt sich niemand löschen.`,
  unpaidText:
    'Die Person verschwindet aus den Listen. Es gibt noch keinen Lohnzettel von ihr. Mit dem ersten beginnt eine Frist von acht Jahren (§\u00a0147 AO), in der niemand gelöscht werden kann.',
  noExit:
    'Ohne Austrittsdatum fehlt sie auch in Monaten, die noch abzurechnen sind: Tragen Sie zuerst den Austritt ein.',
  open: (months: string) =>
    `Noch ohne Lohnzettel: ${months}. Rechnen Sie diese Monate vorher ab oder klären Sie, dass nichts mehr zu zahlen ist.`,
  button: 'Mitarbeiter archivieren',
  undoText: 'Diese Person ist archiviert und steht nicht in den Listen.',
}
