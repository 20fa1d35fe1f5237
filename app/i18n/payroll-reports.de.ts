export const de = {
  title: 'Auswertungen',
  titleOf: (month: string) => `Auswertungen ${month}`,
  link: 'Auswertungen',
  back: 'Zurück zur Abrechnung',
  toAll: 'Alle Auswertungen',
  months: 'Monat wechseln',
  text: 'Was Sie nach der Abrechnung brauchen: zum Melden, Bezahlen und Aufbewahren. Alle Zahlen stammen aus den freigegebenen Lohnzetteln.',
  preview: 'Der Monat ist noch nicht abgeschlossen: Alle Zahlen sind vorläufig.',
  counts: (count: number) =>
    count === 1 ? 'Ein freigegebener Lohnzettel zählt' : `${count} freigegebene Lohnzettel zählen`,
  none: 'Für diesen Monat ist noch kein Lohnzettel freigegeben. Sobald einer freigegeben ist, stehen seine Zahlen hier.',
  pdf: 'Als PDF',
  csv: 'Als CSV-Datei',
  pages: 'Seiten der Auswertung',
  told: {
    title: 'Festhalten, was Sie gemeldet haben',
    text: 'Wenn Sie einen Beitragsnachweis abgeschickt haben, halten Sie das hier fest. Was sich danach noch ändert, steht dann im nächsten Monat als Rest.',
    columns: { fund: 'Einzugsstelle', send: 'zu melden', state: 'Stand', act: 'Festhalten' },
    open: 'noch nicht festgehalten',
    done: (day: string) => `gemeldet am ${day}`,
    now: 'So gemeldet',
    nowOf: (name: string) => `So gemeldet: ${name}`,
    lastMonth: 'Mit Zahlen des Vormonats gemeldet',
    lastMonthText: (name: string) =>
      `An ${name} haben Sie die Beitragsschuld des Vormonats gemeldet, weil der Lohn noch nicht feststand (§\u00a023 Absatz 1 Satz 3 SGB IV)?`,
    undo: 'Doch nicht gemeldet',
    undoText: (name: string) => `Vergessen, dass an ${name} schon gemeldet wurde?`,
  },
  saved: {
    gemeldet: 'Als gemeldet festgehalten.',
    zurueck: 'Nicht mehr als gemeldet festgehalten.',
    anders:
      'Nicht festgehalten: Die Zahlen haben sich inzwischen geändert. Bitte sehen Sie noch einmal nach.',
    angaben: 'Die Angaben zum Melden sind gespeichert.',
    nummer: 'Die Betriebsnummer ist gespeichert.',
  },
  settings: {
    title: 'Angaben zum Melden',
    text: 'Was in den Formularen der Krankenkassen, des Finanzamts und der Berufsgenossenschaft steht. Die Steuernummer Ihrer Firma steht bei den Angaben der Firma.',
    save: 'Speichern',
    fields: {
      company_number: 'Betriebsnummer Ihrer Firma',
      tax_period: 'Lohnsteuer-Anmeldung',
      accident_maximum: 'Höchstjahresarbeitsverdienst der Berufsgenossenschaft',
      accident_tariff: 'Gefahrtarifstelle',
    },
    hints: {
      company_number: 'Acht Ziffern, von der Agentur für Arbeit.',
      accident_maximum: 'Im Jahr, laut Satzung Ihrer Berufsgenossenschaft, zum Beispiel: 96.000,00',
      accident_tariff: 'Aus dem Bescheid Ihrer Berufsgenossenschaft.',
    },
    periods: {
      month: 'Monatlich: Im Vorjahr waren mehr als 5.000\u00a0€ Lohnsteuer abzuführen',
      quarter: 'Vierteljährlich: mehr als 1.080\u00a0€, höchstens 5.000\u00a0€',
      year: 'Jährlich: höchstens 1.080\u00a0€',
    },
    funds: {
      title: 'Betriebsnummern der Krankenkassen',
      text: 'Die Nummer, an die der Beitragsnachweis geht. Sie steht auf der Seite der Kasse. Die der Minijob-Zentrale ist 98000006.',
      none: 'Es ist noch keine Krankenkasse eingetragen.',
      toFunds: 'Zu den Krankenkassen',
      number: 'Betriebsnummer',
      fund: 'Krankenkasse',
      save: 'Nummer speichern',
    },
  },
  columns: { report: 'Auswertung', purpose: 'Wozu', files: 'Dateien' },
  names: {
    lohnjournal: 'Lohnjournal',
    beitragsnachweise: 'Beitragsnachweise',
    'lohnsteuer-anmeldung': 'Lohnsteuer-Anmeldung',
  },
  purposes: {
    beitragsnachweise:
      'Was Sie jeder Krankenkasse und der Minijob-Zentrale melden und zahlen, Feld für Feld.',
    'lohnsteuer-anmeldung': 'Was Sie dem Finanzamt melden und zahlen, mit den Kennzahlen von ELSTER.',
    lohnjournal:
      'Alle Personen des Monats mit Brutto, Abzügen und Kosten: für Ihre Unterlagen und Prüfungen.',
  },
}
