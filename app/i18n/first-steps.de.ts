export const de = {
  title: 'Erste Schritte',
  text: 'Die Reihenfolge bestimmen Sie; von oben nach unten müssen Sie nie zurück. Sind Sie Kleinunternehmer (§\u00a019 UStG)? Dann sagen Sie es vor der ersten Rechnung unter „Firma“, „Angaben für Rechnungen“. Rechnet Ihr Lohnbüro? Dann lassen Sie Vergütung, Lohndaten und Angaben zur Abrechnung weg und lesen seine Lohnzettel ein.',
  parts: {
    invoice: 'Bis zur ersten Rechnung',
    payslip: 'Bis zum ersten Lohnzettel',
    besides: 'Wenn Sie es brauchen',
  },
  done: (count: number, total: number) => `${count} von ${total} erledigt`,
  isDone: 'erledigt',
  steps: {
    tax_number: 'Steuernummer oder USt-IdNr. eintragen',
    bank: 'Bankverbindung eintragen',
    company: 'Rechtsform und Register eintragen',
    customer: 'Den ersten Kunden anlegen',
    contract: 'Bei einem Kunden einen Vertrag anlegen',
    invoice: 'Die erste Rechnung schreiben und ausstellen',
    employee: 'Den ersten Mitarbeiter anlegen',
    pay: 'Bei einem Mitarbeiter die Vergütung eintragen',
    payroll_facts: 'Bei einem Mitarbeiter Krankenkasse, Steuerklasse und übrige Lohndaten eintragen',
    payroll_firm: 'Bundesland, Umlagen und Zuschläge der Firma eintragen',
    payroll_fund: 'Die Sätze der Krankenkassen eintragen, bei denen jemand ist',
    payslip: 'Den ersten Lohnzettel berechnen oder einlesen und freigeben',
    colleague: 'Jemanden ins Büro einladen',
  },
  before: {
    payslip:
      'Rechnen Sie selbst und gab es in diesem Jahr anderswo schon Lohn? Dann tragen Sie vorher auf der Seite der Person die „Jahreswerte von vorher“ ein.',
  },
  import: {
    customer: 'oder Kunden aus einer Datei übernehmen',
    employee: 'oder Mitarbeiter aus einer Datei übernehmen',
  },
  next: 'Was erledigt ist, hakt sich selbst ab. Die Liste verschwindet danach, spätestens aber einen Monat nach der ersten Rechnung oder dem ersten Lohnzettel.',
  skip: 'Überspringen',
  skipOf: (step: string) => `Überspringen: ${step}`,
  resume: (count: number) =>
    count === 1 ? 'Einen übersprungenen wieder zeigen' : `${count} übersprungene wieder zeigen`,
  goOn: { label: 'Erste Schritte, als Nächstes:', all: 'Alle ansehen' },
}
