export const de = {
  urgent: {
    none: 'Nichts zu erledigen. Hier erscheint, was auf Sie wartet: Nachrichten, überfällige Rechnungen, fehlende Stunden, E-Mails, die nicht ankamen.',
    mails: 'E-Mails',
    mailsTroubled: 'Nicht angekommene E-Mails',
    mailsWaiting: 'Noch nicht verschickte E-Mails',
    bank: 'Umsätze der Bank',
    remind: 'Mahnen',
    remindable: (count: number) =>
      count === 1 ? '1 Kunde kann gemahnt werden' : `${count} Kunden können gemahnt werden`,
    bankOpen: (count: number) =>
      count === 1 ? '1 Umsatz ist nicht zugeordnet' : `${count} Umsätze sind nicht zugeordnet`,
    billing: 'Rechnungen aus Verträgen',
    billingDrafts: (count: number) =>
      count === 1
        ? '1 Entwurf wartet darauf, geprüft zu werden'
        : `${count} Entwürfe warten darauf, geprüft zu werden`,
    billingFailed: (count: number) =>
      count === 1
        ? '1 Rechnung ließ sich nicht schreiben'
        : `${count} Rechnungen ließen sich nicht schreiben`,
    overdue: 'Überfällige Rechnungen',
    overdueSum: (count: number, sum: string) =>
      count === 1 ? `1 Rechnung, noch offen ${sum}` : `${count} Rechnungen, zusammen noch offen ${sum}`,
    hours: 'Fehlende Stunden',
    reportsDue: (count: number) =>
      count === 1 ? '1 Meldung bis in einer Woche' : `${count} Meldungen bis in einer Woche`,
    hoursOf: (count: number, month: string) =>
      count === 1 ? `${month}: von 1 Mitarbeiter` : `${month}: von ${count} Mitarbeitern`,
    address: 'Neue E-Mail-Adresse prüfen',
    slips: 'Lohnzettel zur Freigabe',
    calculated: 'Berechnete Lohnzettel',
    calculatedOf: (count: number, month: string) => `${month}: ${count} noch nicht freigegeben`,
    slipsOf: (count: number, month: string) =>
      count === 1 ? `${month}: 1 Lohnzettel wartet` : `${month}: ${count} Lohnzettel warten`,
  },
  owed: {
    title: 'Offene Beträge',
    nothing: 'Alle Rechnungen sind bezahlt.',
    open: (count: number) => (count === 1 ? '1 offene Rechnung' : `${count} offene Rechnungen`),
    overdue: 'Davon überfällig',
    collected: 'Davon werden abgebucht',
  },
  payrollYear: {
    title: (year: number) => `Lohn ${year}: amtliche Werte fehlen`,
    text: (year: number) =>
      `Was einen dieser Werte braucht, lässt sich für ${year} noch nicht abrechnen. Sie kommen mit einer neuen Version von Zahltag, oder wer Zahltag betreibt, lädt sie.`,
    none: (year: number) =>
      `Für ${year} gibt es hier noch keine Werte. Sie kommen mit einer neuen Version von Zahltag, oder wer Zahltag betreibt, lädt sie.`,
    notDue: (count: number) => `Auch noch nicht bekannt: ${count}`,
    since: (date: string) => `(seit ${date})`,
    due: (date: string) => `(üblich bis ${date})`,
    asOf: (date: string, version: string) => `Stand der Werte: ${date} (${version})`,
  },
  payroll: {
    title: 'Lohn',
    month: 'Monat',
    hours: 'Stunden da',
    payslips: 'Lohnzettel',
    of: (there: number, all: number) => `${there} von ${all}`,
  },
  revenue: {
    title: 'Umsatz der letzten zwölf Monate',
    none: 'In den letzten zwölf Monaten wurde keine Rechnung gestellt.',
    only: (month: string, amount: string) =>
      `${month}: ${amount} netto. Sobald es in einem zweiten Monat Rechnungen gibt, sehen Sie hier beide im Vergleich.`,
    hint: 'Gestellte Rechnungen ohne Umsatzsteuer, Stornos und Gutschriften abgezogen.',
    chartInWords: (months: number, month: string, amount: string) =>
      `Säulen für ${months} Monate. Am meisten im ${month}: ${amount}.`,
    asTable: 'Als Zahlen',
    more: 'Alle Zahlen: nach Monat, Kunde und Leistung',
    month: 'Monat',
    net: 'Netto',
    before: 'Vorjahr',
  },
}
