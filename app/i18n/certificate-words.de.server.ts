import type { CertificateKind } from '~/domain/certificates/kinds'

const titles: Record<CertificateKind, string> = {
  verdienst: 'Verdienstbescheinigung',
  krankengeld: 'Angaben zur Entgeltbescheinigung für Krankengeld',
  elterngeld: 'Angaben zum Elterngeld',
  arbeitsagentur: 'Angaben zur Arbeitsbescheinigung (§\u00a0312 SGB\u00a0III)',
}

const warnings: Record<CertificateKind, string[]> = {
  verdienst: [],
  krankengeld: [
    'Zahltag stellt die Zahlen bereit und sendet nichts. Die Kasse fragt über das Verfahren EEL an; dort oder im SV-Meldeportal tragen Sie sie ein.',
  ],
  elterngeld: [
    'Zahltag stellt die Zahlen bereit. Die Elterngeldstelle nimmt meist die Lohnzettel selbst; dieser Überblick hilft beim Ausfüllen ihres Formulars.',
  ],
  arbeitsagentur: [
    'Zahltag stellt die Zahlen bereit und sendet nichts. Die Bescheinigung geht elektronisch (BEA) über das SV-Meldeportal an die Agentur für Arbeit.',
  ],
}

export const de = {
  titles,
  warnings,
  about: (name: string) => name,
  empty: 'In dieser Zeit gibt es keinen hier berechneten und freigegebenen Lohnzettel.',
  fieldsTitle: 'Angaben, Feld für Feld',
  fieldColumns: { field: 'Feld', value: 'Angabe' },
  monthsTitle: 'Die Monate',
  sum: 'Summe',
  average: 'Im Durchschnitt',
  missing: (months: string) =>
    `Ohne hier berechneten Lohnzettel, deshalb nicht in den Summen: ${months}. Ergänzen Sie sie aus den alten Unterlagen.`,
  yes: 'ja',
  no: 'nein',
  unknown: 'nicht eingetragen',
  open: 'unbefristet',
  days: (count: string) => `${count} Tage`,
  hours: (count: string) => `${count} Stunden`,
  fields: {
    name: ['Name', ''],
    birthDate: ['Geburtsdatum', ''],
    address: ['Anschrift', ''],
    insuranceNumber: ['Versicherungsnummer', 'Steht auch auf dem Sozialversicherungsausweis.'],
    number: ['Personalnummer', ''],
    from: ['Beschäftigt seit', ''],
    to: ['Letzter Tag', 'Ende der Beschäftigung; wann und durch wen gekündigt wurde, tragen Sie selbst ein.'],
    fixedTerm: ['Befristet bis', 'Ohne Eintrag gilt der Vertrag auf unbestimmte Zeit.'],
    weeklyHours: ['Wochenstunden', 'Die vereinbarte Arbeitszeit, ohne Überstunden.'],
    fund: ['Krankenkasse', 'Die Kasse, an die die Bescheinigung geht.'],
    groups: ['Personen- und Beitragsgruppe', 'Die Schlüssel, mit denen gemeldet wurde.'],
    taxClass: ['Steuerklasse', 'Die letzte im Zeitraum. Für das Elterngeld zählt die, die überwiegend galt.'],
    childAllowances: ['Kinderfreibeträge', ''],
    lastMonth: [
      'Letzter abgerechneter Monat',
      'Maßgebend ist der letzte abgerechnete Monat vor Beginn der Arbeitsunfähigkeit (§\u00a047 Absatz 2 SGB\u00a0V). Wählen Sie oben diesen Monat.',
    ],
    lastGross: ['Bruttoentgelt des Monats', 'Beitragspflichtiges Brutto ohne Einmalzahlungen.'],
    lastNet: [
      'Nettoentgelt des Monats',
      'Nach Abzug von Steuern und Beiträgen. Gab es im Monat eine Einmalzahlung, ist das Netto ohne sie anzugeben; rechnen Sie den Monat dafür ohne sie.',
    ],
    lastHours: ['Bezahlte Stunden des Monats', 'Nur bei Stundenlohn, mit Urlaub und Krankheit.'],
    oneTime: [
      'Einmalzahlungen der letzten zwölf Monate',
      'Beitragspflichtig, zum Beispiel Weihnachtsgeld oder Urlaubsabgeltung. Beim Krankengeld erhöhen sie den Betrag anteilig.',
    ],
    twelveGross: [
      'Laufendes Brutto im Zeitraum',
      'Beitragspflichtig, ohne Einmalzahlungen, nicht gekürzt auf die Bemessungsgrenze.',
    ],
    severance: [
      'Abfindung',
      'Was wegen des Endes der Beschäftigung gezahlt wurde; kann den Anspruch ruhen lassen (§\u00a0158 SGB\u00a0III).',
    ],
    averageNet: ['Netto im Durchschnitt', 'Der genannten Monate.'],
    averageGross: ['Brutto im Durchschnitt', 'Der genannten Monate.'],
    taxable: [
      'Laufender steuerpflichtiger Lohn',
      'Zwölf Monate vor der Geburt, ohne Monate mit Mutterschutz oder Elternzeit; an ihre Stelle treten frühere (§\u00a02b BEEG). Auch pauschal versteuerter Lohn eines Minijobs zählt.',
    ],
    other: [
      'Sonstige Bezüge',
      'Zum Beispiel Weihnachts- oder Urlaubsgeld. Sie zählen für das Elterngeld nicht (§\u00a02c BEEG).',
    ],
    free: ['Steuerfreie Teile', 'Zum Beispiel Zuschläge nach §\u00a03b EStG; sie zählen nicht.'],
  } satisfies Record<string, [string, string]>,
  columns: {
    month: 'Monat',
    gross: 'Brutto',
    liable: 'SV-Brutto laufend',
    oneTime: 'Einmalig',
    insuredDays: 'Versicherte Tage',
    net: 'Netto',
    payout: 'Auszahlung',
    hours: 'Stunden',
    taxable: 'Steuerbrutto laufend',
    other: 'Sonstige Bezüge',
    free: 'Steuerfrei',
    taxes: 'Lohnsteuer, Soli, Kirche',
    insurance: 'KV und PV',
    pension: 'RV und AV',
  },
  note: 'Alle Zahlen stammen aus freigegebenen Lohnzetteln.',
  refunded: (amount: string) =>
    `Im Dezember kamen ${amount} zu viel gezahlte Steuer des Jahres zurück (Lohnsteuer-Jahresausgleich). Das ist kein Lohn: Netto und Steuern sind hier ohne sie angegeben.`,
  signature: 'Ort, Datum, Unterschrift und Stempel der Firma: ______________________________',
  confirm: (name: string, firm: string) =>
    `${firm} bestätigt, dass ${name} hier beschäftigt ist und wie folgt verdient hat.`,
  file: 'Bescheinigung',
}
