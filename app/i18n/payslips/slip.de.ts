const FROM_CALCULATION = '(kommt aus der Abrechnung)'

export const slip = {
  short: 'Lohnzettel',
  title: (month: string, name: string) => `Lohnzettel ${month}: ${name}`,
  open: 'PDF herunterladen',
  print: 'Für den Mitarbeiter drucken',
  noMail:
    'Diese Person hat keine E-Mail-Adresse. Sie erfährt von ihren Lohnzetteln durch einen Brief mit Link und QR-Code.',
  letter: 'Link für den Brief anzeigen',
  timeline: 'Verlauf',
  events: {
    released: 'Freigegeben',
    recalled: 'Zurückgenommen',
    queued: 'E-Mail wartet im Postausgang',
    mailed: 'E-Mail verschickt',
    failed: 'E-Mail kam nicht an',
    opened: 'Vom Mitarbeiter geöffnet',
    downloaded: 'Vom Mitarbeiter heruntergeladen',
    printed: 'Für den Mitarbeiter gedruckt',
    fetched: 'Im Büro heruntergeladen',
    delivered: 'Zustellung gemeldet',
  },
  versions: 'Fassungen',
  version: (revision: number) => `Fassung ${revision}`,
  states: { current: 'gilt', replaced: 'ersetzt', recalled: 'zurückgenommen' },
  recallText: 'Noch nicht heruntergeladen: Wenn Sie den Lohnzettel zurücknehmen, sieht ihn niemand mehr.',
}

export const missingFields = {
  released: 'Auf diesem Lohnzettel steht nicht „Bescheinigung nach §\u00a0108 Absatz 3 GewO“, denn es fehlt:',
  waiting: 'Zur Bescheinigung nach §\u00a0108 Absatz 3 GewO fehlt noch:',
  fields: {
    employer_address: 'die Anschrift der Firma',
    employee_address: 'die Anschrift der Person',
    birth_date: 'das Geburtsdatum',
    insurance_number: 'die Sozialversicherungsnummer',
    tax_class: 'die Steuerklasse',
    tax_id: 'die Steuer-Identifikationsnummer',
    health_fund: 'die Krankenkasse',
    tax_days: `die Zahl der Steuertage ${FROM_CALCULATION}`,
    insured_days: `die Zahl der Sozialversicherungstage ${FROM_CALCULATION}`,
    contribution_group: `der Beitragsgruppenschlüssel ${FROM_CALCULATION}`,
    care_marker: `die Kennziffer der Pflegeversicherung ${FROM_CALCULATION}`,
    special_cases: `ob Übergangsbereich oder Mehrfachbeschäftigung gilt ${FROM_CALCULATION}`,
    line_marks: `wie die Bezüge für Steuer und Versicherung zählen ${FROM_CALCULATION}`,
    taxable_pay: `das Steuerbrutto ${FROM_CALCULATION}`,
    insured_pay: `das Sozialversicherungs-Brutto ${FROM_CALCULATION}`,
    flat_basis: `der Paragraf der pauschalen Steuer ${FROM_CALCULATION}`,
  },
}
