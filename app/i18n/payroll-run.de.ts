import { facts } from './payroll-run/facts.de'
import { faults } from './payroll-run/faults.de'
import { firm, funds } from './payroll-run/firm.de'
import { extraKinds, slip } from './payroll-run/slip.de'
import { specials } from './payroll-run/specials.de'
import { table } from './payroll-run/table.de'

export const de = {
  facts,
  firm,
  funds,
  slip,
  extraKinds,
  specials,
  table,
  title: 'Abrechnung',
  titleOf: (month: string) => `Abrechnung ${month}`,
  link: 'Lohnzettel berechnen',
  back: 'Zurück zu den Lohnzetteln',
  text: 'Zahltag rechnet Brutto und Netto als Vorbereitung für Ihr Lohnbüro. Meldungen, Beitragsnachweise und Lohnsteuer-Anmeldung gehen nicht von hier aus: Dafür gibt es das SV-Meldeportal und Mein ELSTER. Die Betriebsprüfung verlangt für Zeiten ab Januar 2027 Daten aus einem geprüften Lohnprogramm (§\u00a028p Absatz 6a SGB IV).',
  months: 'Monat wechseln',
  open: 'Die Stunden dieses Monats sind noch nicht abgeschlossen. Sie können trotzdem rechnen; was später kommt, sehen Sie hier.',
  noFirm: 'Bevor gerechnet werden kann, fehlt noch etwas von Ihrer Firma.',
  toHours: 'Zu den Stunden',
  release: (count: number) =>
    count === 1 ? 'Einen freigeben und ankündigen' : `${count} freigeben und ankündigen`,
  releaseText:
    'Wer eine E-Mail-Adresse hat, bekommt seinen Link. Was sich seit der Berechnung geändert hat, bleibt liegen.',
  figures: {
    oldPlan: (before: string, now: string) =>
      `Die Lohnsteuer ist nach dem amtlichen Plan des Vorjahrs gerechnet (Werte ${before}), weil der des Jahres noch fehlte. Jetzt ist er da (${now}).`,
    others: (before: string, now: string) =>
      `Seit der Berechnung gelten andere amtliche Werte: ${now} statt ${before}.`,
    correct: 'Neu berechnen und freigeben: Der Unterschied steht dann daneben.',
    again: 'Neu berechnen.',
  },
  again: 'Neu berechnen. So lässt er sich nicht freigeben, denn seit der Berechnung hat sich etwas geändert.',
  newPayout: (amount: string) => `heute wären es ${amount}`,
  nextSteps: {
    calculate: 'Berechnen',
    correct: 'Berichtigung berechnen',
    release: 'Durchsehen und freigeben',
  },
  counts: (there: number, employees: number) => `${there} von ${employees} Lohnzetteln sind freigegeben`,
  none: 'In diesem Monat arbeitet hier niemand. Sobald Mitarbeiter angelegt sind, steht hier, was ausgezahlt wird und was noch fehlt.',
  columns: {
    choose: 'Auswahl',
    name: 'Name',
    state: 'Stand',
    payout: 'Auszahlung',
    what: 'Was zu tun ist',
  },
  choose: (name: string) => `Auswählen: ${name}`,
  some: 'Angekreuzte berechnen',
  releaseSome: 'Angekreuzte freigeben',
  all: 'Alle berechnen',
  calculating: {
    label: 'Berechnung',
    running: (done: number, total: number) => `${done} von ${total} Lohnzetteln sind durchgerechnet.`,
    goesOn: 'Der Rest folgt von selbst, auch wenn Sie die Seite verlassen.',
    look: 'Stand neu laden',
    done: (count: number) =>
      count === 0
        ? 'Die letzte Berechnung ist beendet: Es hat sich nichts geändert.'
        : `Die letzte Berechnung ist beendet: ${count === 1 ? 'ein Lohnzettel ist' : `${count} Lohnzettel sind`} neu berechnet.`,
    failed: 'Bei diesen ist beim Rechnen ein Fehler aufgetreten. Bitte berechnen Sie sie noch einmal:',
    left: 'Diese ließen sich nicht berechnen. Was fehlt, steht auf ihrer Seite:',
  },
  sums: {
    title: 'Summen',
    ofPage: 'Summen dieser Seite',
    text: 'Gerechnet über alle, für die oben eine Auszahlung steht.',
    names: {
      gross: 'Brutto',
      net: 'Netto',
      payout: 'Auszahlung',
      contributions: 'Beiträge zur Sozialversicherung, beide Teile',
      cost: 'Kosten für die Firma',
    },
  },
  states: {
    ready: 'bereit',
    missing: 'es fehlt etwas',
    refused: 'nicht zu berechnen',
    waiting: 'berechnet',
    stale: 'berechnet, seitdem geändert',
    released: 'freigegeben',
    year: 'freigegeben, nur Jahreswerte geändert',
    changed: 'freigegeben, seitdem geändert',
    other: 'freigegeben',
  },
  missing: {
    firm: 'Angaben der Firma eintragen',
    birth_date: 'Geburtsdatum eintragen',
    facts: 'Lohndaten eintragen',
    fund: 'Krankenkasse eintragen',
    pay: 'Vergütung eintragen',
    hours: 'Stunden eintragen',
    hours_contradict: 'Stunden berichtigen: Sie widersprechen sich',
    tax_card_after_exit:
      'Steuermerkmale abrufen und die Lohndaten ab einem Monat nach dem letzten Tag speichern',
    earlier_month: 'Zuerst den Vormonat freigeben',
    history: 'Jahreswerte von vorher eintragen',
  },
  leavers: {
    title: 'Jemandem nach dem letzten Tag noch etwas zahlen',
    text: 'Prämie, Urlaubsabgeltung oder Abfindung an jemanden, der schon gegangen ist. Laufender Lohn gehört in den Monat, für den er gezahlt wird.',
    left: (date: string) => `letzter Tag ${date}`,
  },
  hints: {
    fund: 'Auch für privat Versicherte gehen Beiträge und Umlagen an eine.',
    history: (first: string) =>
      `Besser zuerst die Monate rechnen, die seit ${first} noch fehlen: Dann ist nichts einzutragen.`,
  },
  remarks: {
    overtime_unpaid: (amount: string) =>
      `${amount} Überstunden stehen neben dem Gehalt und werden nicht von selbst bezahlt.`,
    minus_hours: (amount: string) => `${amount} Minusstunden bleiben auf dem Zeitkonto und kürzen nichts.`,
    premium_rate_missing: (amount: string) =>
      `Für ${amount} Nacht-, Sonntags- oder Feiertagsstunden ist kein Zuschlag hinterlegt.`,
    weekly_hours_missing: () =>
      'Krankheit, Urlaub oder Zuschläge fehlen: Die Wochenstunden sind nicht eingetragen.',
    days_by_week: (amount: string, days = '5') =>
      `Kranke Tage und Urlaub sind mit ${amount} Stunden am Tag bezahlt (${days} Arbeitstage in der Woche).`,
    year_unknown: () => 'Die Jahreswerte von vorher sind nicht bekannt; Einmalzahlungen gehen nicht.',
    lost_hours_in_salary: () =>
      'Ausgefallene Stunden sind im Gehalt enthalten und werden nicht zusätzlich bezahlt.',
    premiums_in_paid_time: () =>
      'Wer regelmäßig Zuschläge bekommt, hat sie auch für kranke Tage, Urlaub und Feiertage zu bekommen, dann mit Steuer und Beiträgen (§\u00a04 EFZG, §\u00a011 BUrlG). Tragen Sie sie als laufenden Lohn ein.',
    sick_in_waiting_time: () =>
      'In den ersten vier Wochen gibt es für kranke Tage keinen Lohn, sondern Krankengeld (§\u00a03 Absatz 3 EFZG). Lagen die kranken Tage darin, tragen Sie sie als Zeit ohne Lohn ein und nehmen Sie sie bei den Stunden heraus.',
    cut_twice: () =>
      'Neben der Zeit ohne Lohn steht ein Gehaltsverzicht. Die Zeit kürzt das Gehalt von selbst: War der Verzicht dazu gedacht, löschen Sie ihn, sonst wird zweimal gekürzt.',
    absence_elsewhere: () =>
      'In einem früheren Monat ist eine Zeit ohne Lohn eingetragen, die bis in diesen reicht; hier steht sie nicht, und das Gehalt wird ganz gezahlt. Tragen Sie sie ein, wenn sie noch dauert.',
    equalisation_figures_missing: () =>
      'Ohne Lohnsteuer-Jahresausgleich: Dazu müssen alle Monate von Januar bis November hier berechnet und freigegeben sein. Geben Sie frei, was fehlt, und berechnen Sie Dezember neu, auch nach der Freigabe. Kam ein Teil des Jahres aus einem anderen Programm, steht im Bericht „Lohnsteuer-Jahresausgleich“, was bleibt.',
    equalisation_severance: () =>
      'Ohne Lohnsteuer-Jahresausgleich: Ein Jahr mit Abfindung rechnet Zahltag nicht aus. Die Person holt sich zu viel gezahlte Steuer mit ihrer Einkommensteuererklärung.',
    equalisation_church_changed: () =>
      'Ohne Lohnsteuer-Jahresausgleich: Kirche oder Bundesland haben in diesem Jahr gewechselt, das rechnet Zahltag nicht aus. Die Person holt sich zu viel gezahlte Steuer mit ihrer Einkommensteuererklärung.',
    equalisation_premium_changed: () =>
      'Ohne Lohnsteuer-Jahresausgleich: Der Beitrag zur privaten Krankenversicherung oder der Zuschuss dazu war nicht in jedem Monat gleich, das rechnet Zahltag nicht aus. Die Person holt sich zu viel gezahlte Steuer mit ihrer Einkommensteuererklärung.',
    equalisation_children_changed: () =>
      'Ohne Lohnsteuer-Jahresausgleich: Die Zahl der Kinder, nach der sich der Beitrag zur Pflegeversicherung richtet, hat sich in diesem Jahr geändert. Das Gesetz nennt nur den Zuschlag für Kinderlose (§\u00a042b Absatz 1 Satz 3 Nummer 5 EStG); ob auch ein anderer Abschlag ausschließt, ist nicht geklärt, deshalb rechnet Zahltag es nicht aus. Die Person holt sich zu viel gezahlte Steuer mit ihrer Einkommensteuererklärung.',
    equalisation_two_records: (names: string) =>
      `Ohne Lohnsteuer-Jahresausgleich: Dieselbe Person wird hier auch geführt als ${names}. Über zwei Personalakten rechnet Zahltag ihn nicht. Die Person holt sich zu viel gezahlte Steuer mit ihrer Einkommensteuererklärung.`,
    hours_after_exit: () =>
      'Nach dem letzten Tag sind Stunden gemeldet. Sie werden hier nicht bezahlt: Gehören sie in einen früheren Monat, berichtigen Sie ihn.',
    terms_changed: () =>
      'Personengruppe oder Beitragsgruppe gilt für den ganzen Monat. Lag der Wechsel mitten im Monat, gehören beide Teile getrennt abgerechnet; das geht hier nicht.',
    fund_rates_old: () =>
      'Die Sätze der Krankenkasse sind vom Vorjahr oder älter. Kassen setzen sie meist zum 1.\u00a0Januar neu fest: Bitte prüfen Sie sie, und tragen Sie die des Jahres ein, auch wenn sie gleich geblieben sind.',
    hours_undecided: () => 'Es gibt spätere Stunden, über die noch zu entscheiden ist.',
  },
  saved: {
    berechnet: {
      title: 'Die Lohnzettel sind berechnet.',
      text: 'Sehen Sie sie durch und geben Sie sie frei. Bis dahin sieht niemand etwas davon.',
    },
    teils: {
      title: 'Ein Teil der Lohnzettel ist berechnet.',
      text: 'Bei den übrigen fehlt etwas; es steht unten neben dem Namen.',
    },
    keiner: {
      title: 'Es konnte kein Lohnzettel berechnet werden.',
      text: 'Was fehlt, steht unten neben dem Namen.',
    },
    niemand: {
      title: 'Niemand ist angekreuzt.',
      text: 'Kreuzen Sie an, wessen Lohnzettel berechnet werden sollen, oder berechnen Sie alle.',
    },
    verworfen: 'Die Berechnung ist verworfen.',
    gleich: 'Es hat sich nichts geändert.',
    tabelle: 'Die Zeilen sind übernommen.',
    besonderes: 'Gespeichert. Es zählt mit der nächsten Berechnung.',
    firma: {
      title: 'Die Angaben sind gespeichert.',
      text: 'Weiter geht es unter „Lohnzettel“ mit „Lohnzettel berechnen“.',
    },
    kasse: {
      title: 'Die Sätze sind eingetragen.',
      text: 'Wer bei dieser Kasse ist, sagen Sie in den Lohndaten der Person.',
    },
    kasse_weg: 'Die Sätze sind gelöscht.',
  },
  faults,
}
