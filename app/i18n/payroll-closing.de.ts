import type { FundAmount, PayAmount } from '~/domain/payslips/pay-amounts'

const people = (count: number) => (count === 1 ? 'eine Person' : `${count} Personen`)
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const de = {
  title: 'Abschluss',
  titleOf: (month: string) => `Abschluss ${month}`,
  back: 'Zurück zur Abrechnung',
  link: 'Monat abschließen',
  linkClosed: 'Zum Abschluss',
  closedRun:
    'Dieser Monat ist abgeschlossen. Sie können weiter berichtigen; der Unterschied zählt im nächsten offenen Monat.',
  months: 'Monat wechseln',
  close: (month: string) => `${month} abschließen`,
  closeAll: (month: string) => `Alle Monate bis ${month} abschließen`,
  anyway: 'Trotzdem abschließen',
  turns: {
    closed: 'abgeschlossen',
    next: 'offen',
    later: 'offen',
    ahead: 'noch nicht begonnen',
    none: 'nichts abzuschließen',
  },
  text: {
    next: 'Nach dem Abschluss bleibt dieser Monat, wie er ist: Zahlungen, Beiträge und Buchungen stehen fest. Ein Zurück gibt es nicht. Eine Berichtigung ist weiter möglich; ihr Unterschied zählt dann im nächsten offenen Monat.',
    later: (next: string) =>
      `Die Monate werden der Reihe nach abgeschlossen. Der erste offene ist ${next}; „Alle Monate bis …“ schließt auch die davor ab, wenn niemand mehr fehlt.`,
    ahead: (day: string) =>
      `Dieser Monat hat noch nicht begonnen. Abschließen können Sie ihn ab ${day}; berechnen, freigeben und bezahlen schon vorher.`,
    none: 'In diesem Monat ist hier nichts abgerechnet worden. Abgeschlossen wird ab dem ersten Monat, für den hier ein Lohnzettel berechnet und freigegeben ist.',
    closed: (date: string, by: string | null) =>
      `Abgeschlossen am ${date}${by === null ? '' : ` von ${by}`}. Alle Zahlen dieser Seite stehen seitdem fest.`,
    proof: 'Prüfsumme (SHA-256)',
  },
  firstOpen: (month: string) => `Zum ersten offenen Monat: ${month}`,
  working: {
    label: 'Abschluss',
    running: (done: number, total: number) => `${done} von ${total} Lohnzetteln sind nachgesehen.`,
    goesOn: 'Der Rest folgt von selbst, auch wenn Sie die Seite verlassen.',
    look: 'Stand neu laden',
    done: 'Der Abschluss ist beendet.',
    of: (month: string) => `Gerade läuft der Abschluss von ${month}.`,
  },
  outcomes: {
    changed: {
      title: 'Noch nicht abgeschlossen: Seit der Freigabe hat sich etwas geändert.',
      text: 'Bei diesen käme heute ein anderer Lohnzettel heraus. Berechnen Sie die Berichtigung und geben Sie sie frei, oder schließen Sie trotzdem ab: Dann zählt eine spätere Berichtigung im nächsten offenen Monat.',
    },
    meanwhile: {
      title: 'Nicht abgeschlossen: Inzwischen hat sich etwas geändert.',
      text: 'Bitte sehen Sie noch einmal nach, und schließen Sie dann ab.',
    },
    unready: {
      title: 'Nicht abgeschlossen: Noch sind nicht alle freigegeben oder ausgelassen.',
      text: 'Wer fehlt, steht unten.',
    },
    failed: {
      title: 'Beim Abschluss ist ein Fehler aufgetreten. Es ist nichts abgeschlossen.',
      text: 'Bitte versuchen Sie es noch einmal. Bleibt der Fehler, hilft, wer diesen Server betreut.',
    },
  },
  people: {
    title: 'Wer dazugehört',
    counts: (released: number, omitted: number, open: number) =>
      [
        released === 0
          ? 'Noch niemand ist freigegeben'
          : `${upper(people(released))} ${released === 1 ? 'ist' : 'sind'} freigegeben`,
        omitted > 0 && `${omitted} ausgelassen`,
        open > 0 ? `${people(open)} ${open === 1 ? 'fehlt' : 'fehlen'} noch` : 'niemand fehlt',
      ]
        .filter(Boolean)
        .join(', '),
    open: 'Das fehlt noch',
    released: (count: number) => `Freigegeben (${count})`,
    omitted: 'Ausgelassen',
    none: 'In diesem Monat gehört niemand zur Abrechnung.',
    columns: { name: 'Name', state: 'Stand', what: 'Was zu tun ist', reason: 'Grund' },
    standings: {
      released: 'freigegeben',
      waiting: 'wartet auf die Freigabe',
      omitted: 'ausgelassen',
      missing: 'kein Lohnzettel',
    },
    toDo: {
      waiting: 'Lohnzettel durchsehen und freigeben',
      missing: 'Lohnzettel berechnen, oder hier auslassen',
    },
    leaveOut: 'Jemanden auslassen',
    reason: 'Warum diese Personen in diesem Monat keinen Lohnzettel bekommen',
    reasonHint:
      'Zum Beispiel: Elternzeit ohne Lohn. Der Grund gilt für alle Angekreuzten. Wird der Lohnzettel später doch freigegeben, zählt er in dem Monat, der dann offen ist.',
    leaveOutButton: 'Angekreuzte auslassen',
    takeIn: 'Wieder aufnehmen',
  },
  sums: {
    title: 'Summen',
    frozen: 'Aus den freigegebenen Lohnzetteln zusammengezählt, mit den Unterschieden aus früheren Monaten.',
    ask: (count: number) => `Summen von ${count} Lohnzetteln jetzt zusammenzählen`,
    uncalculated:
      'Nicht in den Summen, weil ihr Lohnzettel nicht hier berechnet ist oder keinen Vergleich zulässt:',
    amounts: {
      gross: 'Brutto',
      wageTax: 'Lohnsteuer',
      solidarity: 'Solidaritätszuschlag',
      churchTax: 'Kirchensteuer',
      net: 'Netto',
      payout: 'Auszahlung',
      flatTax: 'Pauschale Lohnsteuer der Firma',
      cost: 'Kosten für die Firma',
    } satisfies Record<PayAmount, string>,
    funds: 'Beiträge und Umlagen',
    fundsOf: 'Kasse',
    minijob: 'Minijob-Zentrale',
    due: 'Wofür',
    employee: 'Mitarbeiter',
    employer: 'Firma',
    total: 'Zusammen',
    dues: {
      health: 'Krankenversicherung',
      additional_health: 'Zusatzbeitrag',
      care: 'Pflegeversicherung',
      pension: 'Rentenversicherung',
      unemployment: 'Arbeitslosenversicherung',
      u1: 'Umlage U1 (Krankheit)',
      u2: 'Umlage U2 (Mutterschaft)',
      insolvency: 'Insolvenzgeldumlage',
      flat_tax: 'Pauschsteuer',
    } satisfies Record<FundAmount['due'], string>,
  },
  earlier: {
    title: 'Aus früheren Monaten',
    text: 'Berichtigungen schon abgeschlossener Monate. Sie zählen hier mit ihrem Unterschied zu dem, was bis dahin galt.',
    correction: (month: string) => `Berichtigung ${month}`,
    late: (month: string) => `Nachgereicht: ${month}`,
    waiting:
      'Diese Berichtigungen früherer Monate warten auf die Freigabe. Schließen Sie vorher ab, zählen sie im Monat danach.',
    what: 'Posten',
    amount: 'Betrag',
    countedIn: 'Zählt im Abschluss',
    countsIn: (month: string) =>
      `Der Monat ist abgeschlossen. Der Unterschied zählt in der Abrechnung ${month}.`,
    unchanged: 'kein Unterschied',
  },
  difference: {
    title: 'Unterschied zur Fassung davor',
    toFund: (due: string, fund: string) => `${due}, ${fund}`,
  },
  notes: {
    share_until: (amount: string, month: string) =>
      `${amount} davon sind Sozialbeiträge, die vom Lohn nicht einbehalten wurden. Nachholen dürfen Sie das nur bei den nächsten drei Lohnzahlungen, also bis ${month} (§\u00a028g SGB IV). Zahltag zieht es nicht von selbst ab.`,
    share_over: (amount: string, month: string) =>
      `${amount} davon sind Sozialbeiträge, die vom Lohn nicht einbehalten wurden. Nachholen ließ sich das nur bis ${month} (§\u00a028g SGB IV); danach trägt sie die Firma, außer der Abzug unterblieb ohne ihr Verschulden.`,
    tax_changed:
      'Die Lohnsteuer ändert sich mit: Der Unterschied gehört in die Anmeldung dieses Monats (§\u00a041c Absatz 1 EStG).',
    tax_until: (year: string, next: string) =>
      `Die Lohnsteuer von ${year} dürfen Sie nur ändern, bis die Lohnsteuerbescheinigung ${year} übermittelt ist, spätestens bis Ende Februar ${next} (§\u00a041c Absatz 3 EStG). Melden Sie den Unterschied getrennt unter ${year}.`,
    tax_over: (year: string, next: string) =>
      `Die Lohnsteuer von ${year} lässt sich hier nicht mehr ändern, denn die Lohnsteuerbescheinigung war bis Ende Februar ${next} zu übermitteln. Zu wenig einbehaltene Lohnsteuer zeigen Sie dem Betriebsstättenfinanzamt an (§\u00a041c Absatz 4 EStG).`,
    late_pay: (year: string, next: string) =>
      `Gerechnet ist mit der Lohnsteuer von ${year}. Das gilt für den nachgezahlten Lohn nur, wenn er bis 21. Januar ${next} ausgezahlt wird. Danach ist er ein sonstiger Bezug von ${next} und gehört mit dessen Lohnsteuer in dessen Bescheinigung (R\u00a039b.2 Absatz 2 Nummer 8 LStR); das rechnet Zahltag nicht. Die Sozialbeiträge bleiben im alten Jahr.`,
  },
  saved: {
    abgeschlossen: {
      title: 'Der Monat ist abgeschlossen.',
      text: 'Seine Zahlen stehen jetzt fest.',
    },
    ausgelassen: 'Gespeichert. Wer ausgelassen ist, steht unten mit dem Grund.',
    aufgenommen: 'Gespeichert. Die Person gehört wieder zur Abrechnung.',
  },
}
