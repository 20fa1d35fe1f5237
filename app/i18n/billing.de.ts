/** Reasons other than findings. */
const reasons: Record<string, string> = {
  no_address:
    'Für den Kunden ist keine E-Mail-Adresse bekannt. Stellen Sie die Rechnung aus und drucken Sie sie.',
  not_open: 'Es ist nichts zu bezahlen, deshalb ging keine E-Mail hinaus.',
  mandate_not_active:
    'Das Lastschrift-Mandat gilt nicht mehr. Wählen Sie im Entwurf eine andere Zahlungsart.',
  customer_archived: 'Der Kunde ist archiviert. Prüfen Sie, ob der Vertrag noch läuft.',
  long_ago: 'Die Rechnung hätte vor mehr als einem Monat hinausgehen sollen. Bitte prüfen Sie sie vorher.',
  gone: 'Der Entwurf wurde inzwischen verworfen.',
  broken: 'Es ist ein Fehler aufgetreten. Der nächste Lauf versucht es noch einmal.',
  already_issued: 'Die Rechnung war schon ausgestellt.',
  draft_changed: 'Jemand hat den Entwurf inzwischen geändert. Bitte sehen Sie ihn noch einmal an.',
  no_lines: 'Der Entwurf hat keine Position.',
}

export const de = {
  title: 'Rechnungslauf',
  one: 'Bericht eines Rechnungslaufs',
  back: 'Zurück zum Rechnungslauf',
  text: 'Zahltag schreibt die Rechnungen aus Verträgen von selbst: jeden Morgen, und nach einem Ausfall alles, was fehlt. Für jeden Zeitraum eines Vertrags entsteht genau eine Rechnung.',
  due: {
    title: 'Heute fällig',
    none: 'Heute ist nichts fällig.',
    nextOn: (date: string) => `Die nächste Rechnung ist am ${date} an der Reihe.`,
    more: 'Das sind nicht alle. Der Lauf schreibt auch die übrigen.',
    run: 'Jetzt ausführen',
    runText:
      'Entwürfe können Sie danach prüfen und ausstellen. Was „ausgestellt und gesendet“ wird, geht sofort an die Kunden hinaus.',
  },
  columns: {
    contract: 'Vertrag',
    customer: 'Kunde',
    period: 'Zeitraum',
    amount: 'Betrag',
    what: 'Was geschieht',
    outcome: 'Ergebnis',
    at: 'Wann',
    by: 'Von wem',
    made: 'Rechnungen',
    mailed: 'Gesendet',
    open: 'Zu prüfen',
  },
  willBe: { send: 'ausgestellt und gesendet', drafts: 'Entwurf' },
  share: (days: number, ofDays: number) => `anteilig ${days} von ${ofDays} Tagen`,
  runs: {
    title: 'Bisherige Läufe',
    none: 'Noch kein Lauf. Sobald ein Vertrag an der Reihe ist, steht hier der Bericht.',
    byItself: 'von selbst',
  },
  report: {
    meta: (at: string, by: string) => `${at}, ${by}`,
    done: 'Niemand muss etwas tun.',
    open: (count: number) =>
      count === 1 ? '1 Eintrag wartet auf Sie.' : `${count} Einträge warten auf Sie.`,
    discarded: 'Entwurf verworfen',
    issuedSince: 'inzwischen ausgestellt',
    toDraft: 'Ansehen',
    toDrafts: 'Alle Entwürfe',
  },
  outcomes: {
    pending: 'wird noch ausgestellt',
    draft: 'Entwurf',
    issued: 'ausgestellt, nicht gesendet',
    mailed: 'ausgestellt und gesendet',
    failed: 'nicht geschrieben',
  },
  batch: {
    title: 'Ausgestellte Entwürfe',
    back: 'Zurück zu den Entwürfen',
    hint: 'Kreuzen Sie an, was Sie zusammen ausstellen möchten. Jeder Entwurf wird für sich geprüft.',
    tick: (customer: string) => `Entwurf für ${customer} auswählen`,
    choose: 'Auswahl',
    sum: (issued: number, left: number) =>
      [
        issued === 1 ? '1 Rechnung ist ausgestellt.' : `${issued} Rechnungen sind ausgestellt.`,
        ...(left === 0 ? [] : [left === 1 ? '1 Entwurf bleibt übrig.' : `${left} Entwürfe bleiben übrig.`]),
      ].join(' '),
  },
  reasons,
  saved: {
    nichts: 'Heute war nichts zu tun.',
    fertig: 'Der Lauf ist fertig.',
  },
}
